/** Words that blame somebody: counts never show who or why. */
export const ACCUSATION =
  /\b(?:theft|thefts|thief|thieves|steal|steals|stealing|stole|stolen|fraud|shoplift\w*|embezzl\w*|pilfer\w*)\b/iu
