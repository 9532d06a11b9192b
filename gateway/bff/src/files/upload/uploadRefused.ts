/** An upload that is not taken: the status of the answer and what a person can do about it. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    readonly status: 400 | 403 | 408 | 413 | 415,
    readonly advice: string,
  ) {
    super(advice);
  }
}
