/* What the pages say to their service worker. */

export type ToWorker =
  /** Answered through the port that goes with it. */
  | { readonly kind: 'which-build' }
  /** The person wants the new version now. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'visited'; readonly path: string }
