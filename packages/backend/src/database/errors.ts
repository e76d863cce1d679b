/** The database cannot be opened; the message is written for the person who starts the server. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}

/** Another process already serves this data folder; the message says which and what to do. */
export class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}
