export function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result>
