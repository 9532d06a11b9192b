/** Files are from the root. */
export interface Group {
  name: string;
  files: string[];
  /** Packages to load before the first of several files. */
  hooked?: string[];
}
export declare function groupsOf(root: string, roots: readonly string[]): Group[];
export declare function writeGroups(root: string, folder: string, groups: readonly Group[]): void;
export declare function filesOf(file: string): string[] | null;
