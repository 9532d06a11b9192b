import { act, renderHook } from '@testing-library/react';
import { useAddress } from './useAddress';

it('tells the path from a query that asks, and follows the address', () => {
  history.replaceState(null, '', '/salons/what');
  const { result } = renderHook(useAddress);
  expect(result.current).toEqual({ pathname: '/salons/what', search: '' });

  act(() => {
    history.pushState(null, '', '/search?q=why?&page=2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current).toEqual({ pathname: '/search', search: '?q=why?&page=2' });
});
