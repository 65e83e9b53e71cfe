/** Files whose tests need an app of their own, by the kind of that app. All of them run on the phone only. */
export const ownApps = {
  payments: /payments-\w+\.spec\.ts$/,
  mail: /accounts-(confirmation|recovery)\.spec\.ts$/,
  admins: /(admin-[\w-]+|page-plans)\.spec\.ts$/,
};
