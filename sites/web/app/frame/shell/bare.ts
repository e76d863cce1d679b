/** First part of the ids of the routes that replace pages while the site is closed. */
export const bareRoute = "maintenance";

/** First part of the ids of those that replace pages while there is no connection. */
export const offlineRoute = "offline";

/** Whether the route of that id is rendered alone: without header, footer and scripts. */
export function isBare(routeId: string | undefined): boolean {
  const name = routeId?.split(".", 1)[0];
  return name === bareRoute || name === offlineRoute;
}
