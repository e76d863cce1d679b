export { requestedLine } from "./requested-line.server.ts";
