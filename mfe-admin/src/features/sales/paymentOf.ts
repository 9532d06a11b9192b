import { formatFullMoney } from '@athenaeum/common/money';
import { commonText } from '../../components/common.messages';
import type { Sale } from './sales.api';

/** Who paid how much, for sentences. */
export const paymentOf = ({ buyer, buyer_name, total, currency }: Sale) => ({
  buyer: buyer?.name ?? buyer_name ?? commonText.formerMember,
  total: formatFullMoney(total, currency),
});
