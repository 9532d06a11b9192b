const FOLDER = 'content-files/';
/** Serves the pictures and papers of the content to everybody. */
export const CONTENT_FILES_PATH = '/files/content';

/** The public path of a stored file, from its key. */
export const contentAddress = (key: string): string => `${CONTENT_FILES_PATH}/${key.slice(FOLDER.length)}`;

/** The key of a file, from its name in that path. */
export const contentKey = (name: string): string => FOLDER + name;
