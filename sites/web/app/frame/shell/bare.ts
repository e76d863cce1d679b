/** Prefix of the ids of the routes that replace pages while the site is closed. */
export const bareRoute = "maintenance";

/** Prefix of the ids of the routes that replace pages offline. */
export const offlineRoute = "offline";

/** Whether the route with that id is rendered without header, footer and scripts. */
export function isBare(routeId: string | undefined): boolean {
  const name = routeId?.split(".", 1)[0];
  return name === bareRoute || name === offlineRoute;
}
