import { Tabs, type TabsProps } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface ListTabsProps<Id extends string> extends Omit<TabsProps<Id>, 'tabs'> {
  /** `count` is null while it is loading; absent where nothing is counted. */
  tabs: readonly {
    id: Id;
    label: string;
    count?: number | null;
    /** The digits that the count usually has, 2 by default: its place is kept while it is loading. */
    digits?: number;
  }[];
}

/** The main filter of a list as tabs, each with its count. */
export function ListTabs<Id extends string>({ tabs, ...rest }: ListTabsProps<Id>) {
  return (
    <Pills>
      <Tabs
        {...rest}
        tabs={tabs.map(({ id, label, count, digits = 2 }) => ({
          id,
          label:
            count === undefined ? (
              label
            ) : (
              <>
                {label} <Count $digits={digits}>{count}</Count>
              </>
            ),
        }))}
      />
    </Pills>
  );
}

const Pills = styled.div`
  & [role='tablist'] {
    gap: ${token.space[4]};
    padding-bottom: ${token.space[12]};
  }

  & [role='tab'] {
    min-height: 44px;
    padding-inline: ${token.space[16]};
    border-radius: ${token.radius.pill};

    &:hover {
      background: ${token.color.sunken};
    }

    &[aria-selected='true'] {
      background: ${token.color.ink};
      color: ${token.color.page};
      font-weight: ${token.weight.body};

      &::after {
        content: none;
      }
    }
  }

  & [role='tabpanel'] {
    padding-top: ${token.space[16]};
  }
`;

/* Its place is kept while the number is on its way, so that no tab moves. */
const Count = styled.span<{ $digits: number }>`
  display: inline-block;
  box-sizing: border-box;
  min-width: ${({ $digits }) => 16 + 9 * $digits}px;
  padding-inline: ${token.space[8]};
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  text-align: center;

  [aria-selected='true'] > & {
    background: ${token.color.page};
    color: ${token.color.ink};
  }

  &:empty {
    visibility: hidden;
  }
`;
