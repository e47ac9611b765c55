// What the build tells the worker; see worker() in vite.config.ts.

/** What makes a page stand without a network: kept when the worker is installed. */
export interface Built {
  /** Changes with every file of the shell. */
  version: string;
  /** The script that a page of this version begins with: by it a page knows whether it is an older one. */
  entry: string;
  /** Kept at once. */
  shell: string[];
  /** All that this version has; what is not in it is forgotten. */
  assets: string[];
}
