import { toListResult, toResult } from '@athenaeum/kit';
import {
  noteLetterInput,
  notificationsInput,
  readNotificationsInput,
  saveNotificationSettingsInput,
} from '@athenaeum/users-contract';
import type { MutationResolvers, NotificationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { noteLetter } from './noteLetter.service';
import { listNotifications, readNotifications } from './notification.service';
import { findPushNotice } from './pushNotice.service';
import { findSettings, saveSettings } from './notificationSettings.service';

export const Query: QueryResolvers = {
  notifications: (_root, { input }, { viewer }) =>
    toListResult(async () => listNotifications(viewer, notificationsInput.parse(input ?? {}))),
  pushNotice: (_root, { id, user_id }) => toResult(() => findPushNotice(id, user_id)),
  notificationSettings: (_root, _args, { viewer }) => toResult(() => findSettings(viewer)),
};

export const Mutation: MutationResolvers = {
  readNotifications: (_root, { input }, { viewer }) =>
    toResult(() => readNotifications(viewer, readNotificationsInput.parse(input))),
  saveNotificationSettings: (_root, { input }, { viewer }) =>
    toResult(() => saveSettings(viewer, saveNotificationSettingsInput.parse(input))),
  noteLetter: (_root, { input }) => toResult(() => noteLetter(noteLetterInput.parse(input))),
};

export const NotificationType: NotificationResolvers = {
  id: ({ _id }) => _id,
  is_read: ({ read_at }) => read_at !== null,
};
