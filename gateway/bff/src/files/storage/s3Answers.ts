import type { S3Client } from '@aws-sdk/client-s3';

/**
 * Makes every command fail that a web page has answered. The client reads nothing of the answers to most, so that a sign-in of
 * something in front would count as a stored file, and as a bucket without any.
 */
export function refuseWebPages(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { headers = {} } = result.response as { headers?: Record<string, string> };
      // No file of ours is one.
      if (headers['content-type']?.startsWith('text/html'))
        throw new Error('Storage answered with a web page');
      return result;
    },
    // Nearest to the connection, before the answer is read.
    { name: 'refuseWebPages', step: 'deserialize', priority: 'low' },
  );
}

/** What S3 answers about every object. @throws when it is missing: then something else has answered */
export function tagOf({ ETag }: { ETag?: string | undefined }): string {
  if (!ETag) throw new Error('Storage answered without a tag');
  return ETag;
}
