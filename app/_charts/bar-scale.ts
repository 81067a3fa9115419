/*
 * The scale of the EV bars. A bar shows how close an option comes to the best one of its decision: full for the best,
 * half for one that costs HALF base wagers, a quarter for one that costs three times that, and never quite empty. All
 * hands and games use this scale, so that a bar of a given length always means the same cost and negative EVs need no
 * axis.
 */

/**
 * The loss, in base wagers, at which a bar is half as long. Chosen so that close calls are visible and blunders still
 * have a bar.
 */
export const HALF = 0.15

/** The length of a bar, above 0 to 1, for an option that costs `loss` base wagers compared with the best one. */
export const barShare = (loss: number): number => HALF / (HALF + Math.max(0, loss))
