import { lowerCaseOf } from '../hints.ts';
import { isFilledIn } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/** Services that people host themselves: the scheme must be there, for paths of source files look the same. */
const ANY_HOST = String.raw`(?<=://(?:[\w-]+\.){0,6})[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?`;
/** Also ones that are no hexadecimal: what stands there is hidden whoever made it up. */
const UUID = '[0-9a-z]{8}(?:-[0-9a-z]{4}){3}-[0-9a-z]{12}';

/**
 * URLs that let in whoever knows them: `[kind, what the URL always holds, host and path]`. The host is matched without
 * regard to case, any subdomain before it is taken along, and so is what follows in the path and the query. Kinds do not repeat
 * eight letters of the host: what is left of a secret is measured in runs of eight.
 */
const WEBHOOKS: readonly (readonly [kind: string, keyword: string, hostAndPath: string])[] = [
  [
    'slack-webhook',
    'hooks.slack.com',
    'hooks\\.slack\\.com/(?:services|workflows|triggers|commands|actions)/[\\w+/-]{8,}',
  ],
  [
    'discord-webhook',
    '/webhooks',
    'discord(?:app)?\\.com/api/(?:v\\d{1,2}/)?webhooks/\\d{15,21}/[\\w-]{20,}',
  ],
  [
    'teams-webhook',
    '/webhook',
    `office(?:365)?\\.com/webhook(?:b2)?/${UUID}@${UUID}/IncomingWebhook/\\w{20,}`,
  ],
  ['teams-webhook', '.webhook.office', `office\\.com/webhook\\w{0,3}/${UUID}`],
  [
    'power-automate-webhook',
    '/workflows',
    '(?:logic\\.azure\\.com|powerplatform\\.com|powerautomate\\.com|flow\\.microsoft\\.com)(?::\\d{1,5})?/(?:powerautomate/automations/direct/)?workflows/[\\w-]{16,}',
  ],
  ['zapier-webhook', 'hooks.zapier.com', 'hooks\\.zapier\\.com/hooks/(?:catch|standard)/\\d{3,}/\\w{4,}'],
  [
    'ifttt-webhook',
    'maker.ifttt.com',
    'maker\\.ifttt\\.com/(?:use|trigger/[^\\s/]{1,99}(?:/json)?/with/key)/[\\w-]{10,}',
  ],
  ['make-webhook', 'hook.', 'hook\\.(?:\\w{2,4}\\.)?(?:make|integromat)\\.com/\\w{16,}'],
  ['webhook-url', '.pipedream.net', '(?<=//\\w{10,40}\\.)m\\.pipedream\\.net'],
  ['datadog-webhook', 'datadoghq', 'datadoghq\\.(?:com|eu)/(?:api/)?v\\d/input/[0-9a-zA-Z]{20,}'],
  ['webhook-url', 'pagerduty.com', 'pagerduty\\.com/(?:integration|x-ere)/\\w{16,}'],
  ['webhook-url', 'alert.victorops.com', `victorops\\.com/integrations/[\\w-]{1,40}/\\d{1,10}/alert/${UUID}`],
  ['webhook-url', 'opsgenie.com', 'opsgenie\\.com/v\\d/json/\\w{1,40}\\?apiKey=[\\w-]{16,}'],
  [
    'webhook-url',
    'chat.googleapis.com',
    'chat\\.googleapis\\.com/v1/spaces/[\\w-]{4,}/messages\\?(?:key|threadKey|token)=[\\w%-]{4,}',
  ],
  ['webhook-url', '/hooks', `${ANY_HOST}/hooks/(?=[a-z]{0,25}\\d)[a-z0-9]{26}(?![a-z0-9])`],
  ['webhook-url', '/hooks', `${ANY_HOST}/hooks/[A-Za-z0-9]{15,24}/[A-Za-z0-9]{40,60}`],
  ['webhook-url', 'dingtalk.com', 'dingtalk\\.com/robot/send\\?access_token=\\w{20,}'],
  ['webhook-url', '.tines.com', 'tines\\.com/webhook/\\w{16,}/\\w{16,}'],
  ['lark-webhook', '/hook', '(?:feishu\\.cn|larksuite\\.com)/open-apis/bot/(?:v2/)?hook/[\\w-]{16,}'],
  ['wecom-webhook', 'qyapi.weixin.qq.com', 'weixin\\.qq\\.com/cgi-bin/webhook/send\\?key=[\\w-]{16,}'],
  [
    'webex-webhook',
    '/webhooks',
    'webex(?:apis)?\\.com/(?:v\\d|webhooks-api)?/?webhooks/incoming/[\\w-]{20,}',
  ],
  [
    'airtable-webhook',
    'hooks.airtable.com',
    'airtable\\.com/workflows/v\\d/genericWebhook/\\w{8,}/\\w{8,}/\\w{8,}',
  ],
  ['webhook-url', 'automation.atlassian.com', 'automation\\.atlassian\\.com/pro/hooks/\\w{20,}'],
  ['build-hook', '/build_hooks', 'netlify\\.com/build_hooks/[0-9a-f]{20,}'],
  ['deploy-hook', '/integrations', 'vercel\\.com/v\\d/integrations/deploy/\\w{8,}/\\w{8,}'],
  ['deploy-hook', '/deploy_hooks', `cloudflare\\.com/client/v4/pages/webhooks/deploy_hooks/${UUID}`],
  ['deploy-hook', 'api.render.com', 'render\\.com/deploy/srv-\\w{8,}\\?key=[\\w-]{6,}'],
  ['build-hook', '/source', `docker\\.com/api/build/v\\d/source/${UUID}/trigger/${UUID}`],
  ['heartbeat-url', 'hc-ping.com', `hc-ping\\.com/(?:${UUID}|[\\w-]{20,24}/[\\w-]{1,80})`],
  ['heartbeat-url', '/heartbeat', 'betteruptime\\.com/api/v1/heartbeat/\\w{16,}'],
  ['rpc-url', 'infura.io', 'infura\\.io/(?:ws/)?v3/[0-9a-f]{32}'],
  ['rpc-url', 'alchemy', 'alchemy(?:api)?\\.(?:com|io)/v2/[\\w-]{24,}'],
  ['rpc-url', 'quiknode.pro', 'quiknode\\.pro/[0-9a-f]{32,}'],
  ['api-url', 'api.softlayer.com', 'api\\.softlayer\\.com/(?:soap|rest|xmlrpc)/v3(?:\\.1)?/[a-z0-9]{64}'],
  ['api-url', 'thingsboard', 'thingsboard\\.(?:cloud|io)/api/v1/\\w{20}'],
];

/** What may follow in the URL. */
const REST = String.raw`(?:\\?[/?&=#][^\s"'\x60<>\\)\]},;|]{0,2000})?`;

const patterns = new Map<string, RegExp>();

/** Points at webhooks and other URLs whose path is the credential: the whole URL, with its scheme. */
export const webhookUrlsStage: FilterStage = {
  name: 'webhook-urls',
  scan(text): readonly StageFinding[] {
    if (!/:(?:\\?\/){2}|hooks?\./i.test(text)) return [];
    const lower = lowerCaseOf(text);
    return WEBHOOKS.flatMap(([kind, keyword, hostAndPath]) =>
      lower.includes(keyword) ? find(text, kind, hostAndPath) : [],
    );
  },
};

function find(text: string, kind: string, hostAndPath: string): readonly StageFinding[] {
  const pattern =
    patterns.get(hostAndPath) ??
    new RegExp(
      `(?:(?:https?|wss?)://)?(?<![\\w.-])(?:[\\w-]+\\.){0,6}${hostAndPath}`.replaceAll('/', '\\\\?/') + REST,
      'gi',
    );
  patterns.set(hostAndPath, pattern);
  return Array.from(text.matchAll(pattern))
    .filter(({ 0: url }) => !isFilledIn(url) && !/\/(?:your|example|T0{4,}|X{4,})/i.test(url))
    .map(({ 0: url, index }) => ({ kind, start: index, end: index + url.length }));
}
