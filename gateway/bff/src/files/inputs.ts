import { FILE_FOLDERS } from '@athenaeum/kit/files';
import * as z from 'zod';
import { variantInput } from './pictures/variant';

const MAX_KEY_LENGTH = 300;

const key = z.string().min(1).max(MAX_KEY_LENGTH);

/** `type` of a salon's recording, and of a coach's introduction. */
export const SALON = '0';
export const COACH = '1';

/** `POST /aws-proxy/s3/get-data-from-bucket` */
export const dataInput = z.object({
  key,
  /** 0 a salon's recording or captions, 1 a coach's introduction; files beside things need none. */
  type: z.coerce.string().default(SALON),
});

/** `POST /aws-proxy/s3/get-document-from-bucket` */
export const documentInput = z.object({ key });

/** `GET /aws-proxy/s3/presign` */
export const presignInput = z.object({ key, ...variantInput });

/**
 * The fields of `POST /aws-proxy/s3/upload-file` beside its file: `profile-docs`, or `opportunities-docs/{userId}/` with
 * the caller's id; for editors and admins also `recordings` (videos and captions), `resources`, and `content-files` (pictures
 * and papers that everybody may see).
 */
export const uploadInput = z.object({
  folderName: z
    .string()
    .max(100)
    .regex(/^[\w-]+(\/[\w-]+)?\/?$/)
    .transform((name) => {
      const [folder, ownerId] = name.split('/').filter(Boolean);
      return { folder, ownerId };
    })
    .pipe(
      z.union([
        z.object({
          folder: z.literal([FILE_FOLDERS[0], FILE_FOLDERS[2], FILE_FOLDERS[3], FILE_FOLDERS[4]]),
          ownerId: z.undefined(),
        }),
        z.object({ folder: z.literal(FILE_FOLDERS[1]), ownerId: z.string() }),
      ]),
    ),
});
