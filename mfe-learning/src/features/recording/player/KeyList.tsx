import { Card } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { playerText } from './player.messages';

/** The player's keys, for those with a keyboard. */
export function KeyList({ hasCaptions, hasChapters }: { hasCaptions: boolean; hasChapters: boolean }) {
  const headingId = useId();
  const keys: [what: string, ...keys: string[]][] = [
    [playerText.playOrPause, playerText.space],
    [playerText.backAndForward, '←', '→'],
    ...(hasCaptions ? [[playerText.captions, 'C'] satisfies [string, string]] : []),
    [playerText.slowerAndFaster, '<', '>'],
    ...(hasChapters ? [[playerText.nextChapter, 'N'] satisfies [string, string]] : []),
  ];
  return (
    <Panel as="section" $padded aria-labelledby={headingId}>
      <h2 id={headingId}>{playerText.keyboard}</h2>
      <dl>
        {keys.map(([what, ...each]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {each.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const Panel = styled(Card)`
  align-self: start;

  & > h2 {
    font-size: ${token.text[20]};
  }

  & > dl {
    display: grid;
    gap: ${token.space[8]};
    margin: ${token.space[12]} 0 0;
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  & div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
  }

  & dd {
    display: flex;
    gap: ${token.space[4]};
    margin: 0;
  }

  & kbd {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    padding: 0 6px;
    border: 1px solid ${token.color.line};
    border-bottom-width: 2px;
    border-radius: 5px;
    background: ${token.color.page};
    font: ${token.weight.body} ${token.text[14]} / 1 ${token.font.sans};
  }

  ${media.under(768)} {
    display: none;
  }

  @media print, (hover: none) and (pointer: coarse) {
    display: none;
  }
`;
