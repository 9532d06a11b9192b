/** A refused upload: the status of the response, and what the user can do. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    readonly status: 400 | 403 | 408 | 413 | 415,
    readonly advice: string,
  ) {
    super(advice);
  }
}
