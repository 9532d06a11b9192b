import type { Device } from '@athenaeum/shared-ui/device';
import { currentLocale } from '@athenaeum/messages';
import { messageOf } from '@athenaeum/shell-contract';
import {
  Accordion,
  Checkbox,
  formatDay,
  formatTime,
  Meta,
  Notice,
  Row,
  Stack,
  TextButton,
} from '@athenaeum/shared-ui';
import {
  useAccountKeepHereMutation,
  useAccountKeepHereNoMoreMutation,
  useAccountKeptQuery,
} from './account.api';
import { canKeepHere } from './keepHere';
import { onThisDeviceText } from './onThisDevice.messages';

/** Whether this browser keeps pages for reading without a network, and which. */
export function KeepPages({ device: { account, keeps } }: { device: Device }) {
  const { data: kept } = useAccountKeptQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turnOn, turningOn] = useAccountKeepHereMutation();
  const [turnOff, turningOff] = useAccountKeepHereNoMoreMutation();
  if (!canKeepHere()) return <Meta>{onThisDeviceText.unableToKeep}</Meta>;

  const isUnderWay = turningOn.isLoading || turningOff.isLoading;
  const remove = () => {
    if (isUnderWay) return;
    turningOn.reset();
    void turnOff();
  };
  return (
    <Stack $gap={8}>
      <Checkbox
        label={onThisDeviceText.keep}
        checked={turningOn.isLoading || (keeps && !turningOff.isLoading)}
        aria-disabled={isUnderWay}
        onChange={({ target }) => {
          if (!target.checked) return remove();
          if (!isUnderWay) void turnOn(account);
        }}
      />
      <Meta>{onThisDeviceText.aboutKept}</Meta>
      {turningOn.isLoading && <Meta role="status">{onThisDeviceText.keeping}</Meta>}
      {turningOn.error && (
        <Notice
          tone="vermilion"
          action={<TextButton onClick={() => void turnOn(account)}>{onThisDeviceText.tryAgain}</TextButton>}
        >
          {messageOf(turningOn.error)}
        </Notice>
      )}
      {keeps && kept && (
        <>
          <Row $between>
            <Meta>
              {onThisDeviceText.kept({
                count: kept.pages.length,
                size: sizeOf(kept.bytes),
                time: `${formatDay(kept.at)}, ${formatTime(kept.at)}`,
              })}
            </Meta>
            <TextButton onClick={remove}>
              {turningOff.isLoading ? onThisDeviceText.removing : onThisDeviceText.remove}
            </TextButton>
          </Row>
          <Accordion title={onThisDeviceText.whatIsKept}>
            <ul>
              {kept.pages.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </Accordion>
        </>
      )}
    </Stack>
  );
}

/** "1.4 MB", in the page's language. */
const sizeOf = (bytes: number) =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);
