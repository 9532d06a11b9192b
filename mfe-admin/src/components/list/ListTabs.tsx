import { Tabs, type TabsProps } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

interface ListTabsProps<Id extends string> extends Omit<TabsProps<Id>, 'tabs'> {
  /** `count` is null while it is loading; absent where nothing is counted. */
  tabs: readonly { id: Id; label: string; count?: number | null }[];
}

/** The main filter of a list as tabs, each with its count. */
export function ListTabs<Id extends string>({ tabs, ...rest }: ListTabsProps<Id>) {
  return (
    <Tabs
      {...rest}
      tabs={tabs.map(({ id, label, count }) => ({
        id,
        label:
          count === undefined ? (
            label
          ) : (
            <>
              {label} <Count>{count}</Count>
            </>
          ),
      }))}
    />
  );
}

/* Its place is kept while the number is on its way, so that no tab moves. */
const Count = styled.span`
  display: inline-block;
  min-width: 3ch;
  margin-left: ${token.space[4]};
  color: ${token.color.ink3};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;
