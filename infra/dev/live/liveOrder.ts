/** The settings of a live app's process, passed as JSON in an environment variable. */
export interface LiveOrder {
  app: string;
  port: number;
  /** Origin of the product, for pages that are not this app's. */
  portal: string;
  gateway: string;
  /** Origin of another installation's shell, in which the area is shown. */
  against?: string;
}

export const orderVariable = (order: LiveOrder) => ({ LIVE_ORDER: JSON.stringify(order) });

export const liveOrder = (): LiveOrder => JSON.parse(process.env.LIVE_ORDER ?? '') as LiveOrder;

/** Path of the WebSocket that sends hot updates, on any origin. */
export const socketPath = (app: string) => `/live/${app}/socket`;
