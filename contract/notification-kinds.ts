/**
 * In the order of a list. `inquiry`: the email to the agency. `digest`: an inquiry that goes there in one email with
 * all others of its hour. `confirmation`: the email to the visitor.
 */
export const notificationKinds = ['inquiry', 'digest', 'confirmation', 'webhook'] as const;

export type NotificationKind = (typeof notificationKinds)[number];
