// The data that the build passes to the worker; see worker() in worker.build.ts.

/** The files of a version; the worker caches the shell when it is installed. */
export interface Built {
  /** Changes with every file of the shell. */
  version: string;
  /** The script that a page of this version starts with, by which a page recognises that it is older. */
  entry: string;
  /** The files cached at installation. */
  shell: string[];
  /** All files of this version; others are deleted from the cache. */
  assets: string[];
}
