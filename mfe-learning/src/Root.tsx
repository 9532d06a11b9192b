import { RemotePages } from '@athenaeum/shell-contract';
import { api } from './api';
import { pages } from './pages';

export const Root = () => <RemotePages pages={pages} api={api} />;
