import { fillOwnTimes } from '@athenaeum/shared-ui/own-time';

fillOwnTimes();

/** Runs in the embedded list: sets the requested theme, and reports the list's height to the page around it. */
const theme = document.querySelector<HTMLMetaElement>('meta[name=theme]')?.content;
if (theme) document.documentElement.dataset.theme = theme;

const list = document.getElementById('root');
const tell = () => parent.postMessage({ upcomingEventsHeight: list?.scrollHeight }, '*');
if (list && parent !== window) new ResizeObserver(tell).observe(list);
