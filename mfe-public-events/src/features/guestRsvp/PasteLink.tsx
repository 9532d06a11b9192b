import { Button, Card, Stack, TextField } from '@athenaeum/shared-ui';
import { pasteLinkText } from './pasteLink.messages';

/** Without a script the token after the `#` is not readable: the whole link is pasted, and sent in a form. */
export const PasteLink = () => (
  <noscript>
    <Card $padded>
      <Stack as="form" method="post" action="/api/guest-rsvp/link">
        <p>{pasteLinkText.why}</p>
        <TextField label={pasteLinkText.link} name="link" type="url" autoComplete="off" required />
        <Button type="submit" block large>
          {pasteLinkText.open}
        </Button>
      </Stack>
    </Card>
  </noscript>
);
