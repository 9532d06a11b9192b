/** What a live app's process is to do; comes by its environment as JSON. */
export interface LiveOrder {
  app: string;
  port: number;
  /** Where pages are that are not this process's own. */
  portal: string;
  gateway: string;
  /** The origin of a shell elsewhere, in which the area is shown. */
  against?: string;
}

export const orderVariable = (order: LiveOrder) => ({ LIVE_ORDER: JSON.stringify(order) });

export const liveOrder = (): LiveOrder => JSON.parse(process.env.LIVE_ORDER ?? '') as LiveOrder;

/** Where open pages are told of changes, on whichever origin they are. */
export const socketPath = (app: string) => `/live/${app}/socket`;
