import { Hint } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { figuresText } from './figures.messages';
import { type FunnelStep, worstStep } from './funnel';
import { number, percent } from './words';

/** The steps with their shares; the upright mark is the time before. */
export function FunnelTable({ steps }: { steps: readonly FunnelStep[] }) {
  const worst = worstStep(steps);
  return (
    <>
      <Funnel>
        <thead>
          <tr>
            <th scope="col">{figuresText.step}</th>
            <th scope="col">{figuresText.shareOfAll}</th>
            <th scope="col">{figuresText.people}</th>
            <th scope="col">{figuresText.ofStepAbove}</th>
            <th scope="col">{figuresText.before}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, place) => {
            const { id, name, people, share, ofAbove, before } = step;
            return (
              <tr key={id} data-worst={worst?.step === step}>
                <th scope="row">{name}</th>
                <td>
                  <Bar aria-hidden="true">
                    <span style={{ width: `${Math.min(1, share) * 100}%` }} />
                    {before && before.share > 0 && (
                      <i style={{ left: `${Math.min(1, before.share) * 100}%` }} />
                    )}
                  </Bar>
                  <small>{percent(share)}</small>
                </td>
                <td>{number(people)}</td>
                <td data-label={figuresText.ofStepAbove}>
                  {place === 0 && people > 0 ? figuresText.allOfThem : inPercent(ofAbove)}
                </td>
                <td data-label={figuresText.before}>{inPercent(before?.ofAbove ?? null)}</td>
              </tr>
            );
          })}
        </tbody>
      </Funnel>
      {worst && (
        <Hint>
          {figuresText.mostStop({
            step: worst.step.name,
            lost: number(worst.lost),
            of: number(worst.above),
          })}
        </Hint>
      )}
    </>
  );
}

const inPercent = (share: number | null) => (share === null ? '–' : percent(share));

const Bar = styled.span`
  position: relative;
  display: block;
  height: 20px;
  border-radius: 3px;
  background: ${token.color.sunken};

  & > span {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: 3px;
    background: ${token.color.accent};
  }

  & > i {
    position: absolute;
    inset-block: -4px;
    width: 2px;
    margin-left: -1px;
    background: ${token.color.ink};
    box-shadow: 0 0 0 1.5px ${token.color.page};
  }
`;

const Funnel = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text[14]};
  text-align: left;

  & th,
  & td {
    height: 52px;
    padding: 0 ${token.space[12]} 0 0;
    border-bottom: 1px solid ${token.color.line};
    font-weight: ${token.weight.body};
  }

  & thead th {
    height: 40px;
    border-color: ${token.color.control};
    color: ${token.color.ink2};
  }

  & tbody th {
    width: 208px;
    font-size: ${token.text[16]};
  }

  & :is(td, th):nth-child(n + 3) {
    width: 124px;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  & small {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }

  & td:nth-child(2) {
    position: relative;
  }

  & [data-worst='true'] :is(th, td:nth-child(4)) {
    color: ${token.color.badFg};
    font-weight: ${token.weight.strong};
  }

  ${media.under(800)} {
    &,
    & tbody {
      display: block;
    }

    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${token.space[4]} ${token.space[12]};
      padding-block: ${token.space[12]};
      border-bottom: 1px solid ${token.color.line};
    }

    & tbody th,
    & td,
    & :is(td, th):nth-child(n + 3) {
      display: block;
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      text-align: left;
    }

    & td:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
      padding-block: ${token.space[4]};
    }

    & td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${token.color.ink3};
    }
  }
`;
