export function ensureNode(root: string): Promise<string>
export function runsTypeScript(version: string): boolean
