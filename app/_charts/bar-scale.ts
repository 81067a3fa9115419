/*
 * The scale of the EV bars. A bar says how near an option comes to the best one of its decision: full for the best, half for
 * one that costs HALF base wagers, a quarter for one that costs three times as much, and never quite empty. One scale for
 * all hands and games, so that a bar of a given length always means the same cost, and bars of EVs below zero need no axis.
 */

/** The loss, in base wagers, at which a bar is half as long. Chosen so that a close call is seen and a blunder is not cut off. */
export const HALF = 0.15

/** The share of a bar, above 0 to 1, for an option that costs `loss` base wagers against the best one. */
export const barShare = (loss: number): number => HALF / (HALF + Math.max(0, loss))
