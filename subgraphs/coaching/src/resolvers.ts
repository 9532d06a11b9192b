import * as availability from './modules/availability/availability.resolvers';
import * as bcp from './modules/bcp/bcp.resolvers';
import * as coach from './modules/coach/coach.resolvers';
import * as credits from './modules/credits/credits.resolvers';
import * as entries from './modules/entries/entries.resolvers';
import * as figures from './modules/figures/figures.resolvers';
import * as order from './modules/order/order.resolvers';
import * as personalData from './modules/personalData/personalData.resolvers';
import * as portfolio from './modules/portfolio/portfolio.resolvers';
import * as product from './modules/product/product.resolvers';
import * as sale from './modules/order/sale.resolvers';
import * as session from './modules/session/session.resolvers';
import * as week from './modules/week/week.resolvers';

export const resolvers = {
  Query: {
    ...bcp.Query,
    ...entries.Query,
    ...coach.Query,
    ...figures.Query,
    ...availability.Query,
    ...session.Query,
    ...order.Query,
    ...sale.Query,
    ...portfolio.Query,
    ...product.Query,
    ...personalData.Query,
    ...week.Query,
  },
  Mutation: {
    ...availability.Mutation,
    ...session.Mutation,
    ...credits.Mutation,
    ...entries.Mutation,
    ...order.Mutation,
    ...portfolio.Mutation,
    ...personalData.Mutation,
    ...sale.Mutation,
  },
  Availability: availability.Availability,
  Bcp: bcp.Bcp,
  BcpExample: bcp.BcpExample,
  Coach: coach.Coach,
  Session: session.Session,
  SharedNote: session.SharedNote,
  SessionTask: session.SessionTask,
  SessionNotice: session.SessionNotice,
  AppliedBooking: session.AppliedBooking,
  Credits: credits.Credits,
  CreditEntry: credits.CreditEntry,
  Order: order.Order,
  OrderNotice: order.OrderNotice,
  CoachingSale: sale.CoachingSale,
  OrderRefund: sale.OrderRefund,
  Portfolio: portfolio.Portfolio,
  PortfolioNotice: portfolio.PortfolioNotice,
  Product: product.Product,
  User: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    ...session.User,
    ...credits.User,
  },
};
