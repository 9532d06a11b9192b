import { uiCatalogue } from '@athenaeum/shared-ui/messages/catalogue';
import { apiErrorText } from '../api/apiError';
import { uploadText } from '../api/upload.messages';
import { partText } from '../mfe/part.messages';
import { unsavedText } from '../routing/unsaved.messages';
import { standaloneText } from '../standalone/standalone.messages';

/** Every message of the contract and of shared-ui, by namespace. */
export const contractCatalogue = {
  ...uiCatalogue,
  apiError: apiErrorText,
  contractPart: partText,
  contractStandalone: standaloneText,
  contractUnsaved: unsavedText,
  contractUpload: uploadText,
};
