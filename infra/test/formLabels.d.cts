/** Replaces the `labels` of the form controls of this window. */
export declare function cacheLabels(window: Window): void;
