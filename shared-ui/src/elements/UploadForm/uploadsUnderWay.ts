import { createContext, useContext } from 'react';

/** Says how an upload ended: whether the file is there. */
export type EndUpload = (arrived: boolean) => void;

interface UploadsUnderWay {
  isUploading: boolean;
  /** Send was pressed while files were on their way: the form is sent once they are there. */
  isWaiting: boolean;
  /** Call it as an upload starts, and what it answers once that ends. */
  begin: () => EndUpload;
}

/** What a form knows of its uploads; outside of an `UploadForm` nobody waits for them. */
export const UploadsContext = createContext<UploadsUnderWay>({
  isUploading: false,
  isWaiting: false,
  begin: () => () => undefined,
});

export const useUploadsUnderWay = (): UploadsUnderWay => useContext(UploadsContext);
