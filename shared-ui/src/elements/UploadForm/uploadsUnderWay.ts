import { createContext, useContext } from 'react';

/** Reports how an upload ended: whether the file arrived. */
export type EndUpload = (arrived: boolean) => void;

interface UploadsUnderWay {
  isUploading: boolean;
  /** Send was pressed during uploads: the form is sent once they end. */
  isWaiting: boolean;
  /** Call it when an upload starts, and the function that it returns when the upload ends. */
  begin: () => EndUpload;
}

/** The pending uploads of a form; outside of an `UploadForm` nothing waits for them. */
export const UploadsContext = createContext<UploadsUnderWay>({
  isUploading: false,
  isWaiting: false,
  begin: () => () => undefined,
});

export const useUploadsUnderWay = (): UploadsUnderWay => useContext(UploadsContext);
