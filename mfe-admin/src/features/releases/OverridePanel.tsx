import { isApiError, messageOf, useSearchParams } from '@athenaeum/shell-contract';
import { Button, Meta, Notice, Section, Select, Stack, TextField } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { useOperationsOverrideMutation } from './releases.api';
import { releasesText } from './releases.messages';

/** Overrides one area by the admin's own machine, in this browser only. A link may fill it in (`?area=&port=`). */
export function OverridePanel({ remotes }: { remotes: readonly string[] }) {
  const [override, { isLoading, error }] = useOperationsOverrideMutation();
  const [params] = useSearchParams();
  const linked = { area: params.get('area') ?? '', port: params.get('port') ?? '' };
  const [remote, setRemote] = useState(linked.area);
  const [port, setPort] = useState(linked.port);
  const fields = isApiError(error) ? error.fields : undefined;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await override({ remote, port: Number(port) });
    // The override applies from the next page load.
    if (data) assignLocation('/');
  };

  return (
    <Section title={releasesText.overrideTitle}>
      <Stack $gap={12}>
        <Meta>{releasesText.overrideExplained}</Meta>
        {error !== undefined && !fields && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <Select
            label={releasesText.area}
            placeholder={releasesText.chooseArea}
            // The link may name an area that is not published yet.
            options={[...new Set([...remotes, ...(linked.area ? [linked.area] : [])])]}
            value={remote}
            onChange={({ target }) => setRemote(target.value)}
            error={fields?.remote}
          />
          <TextField
            label={releasesText.port}
            inputMode="numeric"
            value={port}
            onChange={({ target }) => setPort(target.value)}
            error={fields?.port}
          />
          <Button type="submit" look="outlined" loading={isLoading} autoFocus={linked.area !== ''}>
            {releasesText.useHere}
          </Button>
        </Form>
      </Stack>
    </Section>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 180px) auto;
  align-items: start;
  justify-content: start;
  gap: ${token.space[12]};

  /* Beside the fields, below their labels. */
  & > button {
    align-self: end;
  }

  ${media.under(800)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
