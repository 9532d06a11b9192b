import { createBackgroundApi, defineLive, operation } from '@athenaeum/shell-contract';
import { NotificationsDocument } from './__generated__/notifications';
import { ReadNotificationsDocument } from './__generated__/readNotifications';

export const bellApi = createBackgroundApi('bell', ['Notifications']).injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query({ ...operation(NotificationsDocument), providesTags: ['Notifications'] }),
    readNotifications: build.mutation({
      ...operation(ReadNotificationsDocument),
      invalidatesTags: (_data, error) => (error ? [] : ['Notifications']),
      // What is opened leaves the page.
      extraOptions: { keepalive: true },
    }),
  }),
});

export const { useNotificationsQuery, useReadNotificationsMutation } = bellApi;

/** On whichever device they are read. */
export const bellLive = defineLive(bellApi, { notifications: ['Notifications'] });
