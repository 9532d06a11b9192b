import { fillOwnTimes } from '@athenaeum/shared-ui/own-time';

fillOwnTimes();

/** Runs in the embedded list: holds the theme that was asked for, and tells the page around how high the list is. */
const theme = document.querySelector<HTMLMetaElement>('meta[name=theme]')?.content;
if (theme) document.documentElement.dataset.theme = theme;

const list = document.getElementById('root');
const tell = () => parent.postMessage({ upcomingEventsHeight: list?.scrollHeight }, '*');
if (list && parent !== window) new ResizeObserver(tell).observe(list);
