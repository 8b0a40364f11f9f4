/**
 * Values that only their provider's name gives away: `name:shape;shape`, by name. It is one string, parsed when a text
 * first needs it.
 *
 * A shape is a row of parts: a letter with a length (`h32`, `n30,40`, `v99+`), literal text in quotes, or a sign.
 * `h` hexadecimal, `d` digits, `n` letters and digits, `w` those with `_` and `-`, `e` with `+=` too, `b` base64, `v` all
 * of these with `.~:%`. `u` is 8-4-4-4-12. Case never counts.
 *
 * A name is written without signs: `newrelic` is New Relic, `new-relic` and `NEW_RELIC`. A `~` marks one that also
 * stands beside hashes and ids that are no secret (a package, a host, a service in logs), a `!` one that is an ordinary
 * word or stands everywhere: the more it is so, the more must be said between the name and the value.
 *
 * The facts are the providers' documentation, and the public rules of gitleaks, kingfisher and noseyparker.
 */
export const PROVIDER_SHAPES =
  'abbysale:u abuseipdb:h64 accuweather:n32 activecampaign:h64 ~adafruit:w32 !ado:n52 adobe:h32;n12 ' +
  "agora:n32 airbrake:w40 airship:n91 airtable:n3,80'.v1.'w20,400'.'h40,80 ~airtable:n17 airvisual:u " +
  "aiven:b99+ alchemy:n23'_'n8 alconost:n32 alegra:n20 algolia:n32 ~algolia:u alibaba:n30 alienvault:h32 " +
  "amadeus:n32 !amazon:b40 ambee:h64 amplitude:h32 anypoint:u apideck:'sk_live_'w90,110 apiflash:n32 " +
  'apifonica:n11-n4-n4-n4-n12 apify:n36 apilayer:n32 apimetrics:n32 apitemplate:n39 !apollo:n22 ' +
  "~appcenter:h32 appcues:h36 appfollow:'ey'v99+ appointedd:b86,88 appoptics:w71 appsynergy:n64 " +
  'apptentive:h32 ~artifactory:n64;n73 artsy:n32 ' +
  'asana:n30,40;d1,4/h16,32;d1/d10,20/d10,20:h32;d1/d10,20:h32;d1,4/h16,32:n32,64 ~asana:d16;v51 ' +
  'assemblyai:n32 atera:n32 !atlas:u ~atlassian:n24 !audd:w32 ~auth0:n32;w32,80 autodesk:n32 autoklose:w32 ' +
  'autopilot:h32 avaza:d1,9-h40 aviationstack:n32 !aws:b28,40;b40 axonaut:n32 aylien:h32 ' +
  'ayrshare:n8-n8-n8-n8 !azure:h32;n52;b86,88 azure:n84 !azureopenai:h32 !azurestorage:b86,88 ' +
  "bannerbear:n22'tt' baremetrics:w25 beamer:'b_'v44 beebole:n40 besnappy:h64 besttime:w36 betfair:n16 " +
  'betterstack:n24 billomat:h32 bingmaps:w64 ~bintray:n64;n73 bitbar:n32 ~bitbucket:n30,40;n32;v44;e64 ' +
  'bitcoinaverage:n43 bitfinex:n43 bitly:w40 bitmex:w48 bittrex:n32 blablabus:w22 blazemeter:u blitapp:w39 ' +
  'blockfrost:h32 blocknative:u blogger:w39 ~blynk:w40 bombbomb:b86,88 boostnote:h64 borgbase:v99+ ' +
  '!box:n32 ~braintree:h32 brandfetch:n40 ~brightcove:w88 browserstack:n20 browshot:n28 bscscan:n34 ' +
  'buddyns:n40 budibase:h32-h78,80 bugherd:n22 ~bugsnag:h40;u bulbul:n32 buttercms:n40 caflou:v99+ ' +
  "calendarific:n32 calendly:'ey'v99+ calorieninja:n40 campayn:n64 !canny:u capsulecrm:v64 " +
  'captaindata:h64;u carboninterface:n21 ccloud:n16;b64 censys:u centralstationcrm:n30 ~chargebee:n32 ' +
  "chartmogul:n32 !chatbot:w32 chatfuel:n99+ checio:'pk_'n40,45 checklyhq:n32 checkvist:n14 !cicero:n40 " +
  'circleci:h40 clarifai:n32 clearbit:w35 clickhelp:n24 clicksend:u cliengo:u clockify:n48 ' +
  "!close:'api_'v45 closecrm:'api_'v45 cloudant:h64 cloudconvert:v99+ cloudflare:'v1.0-'v99+ " +
  '~cloudflare:h37;w38,42 cloudimage:w30 cloudmersive:u;w36 cloudplan:w32 cloudsight:n20,24 cloudsmith:h40 ' +
  'cloverly:v28 cloze:h32 clustdoc:n60 !coda:u codacy:n20,24 codeclimate:h64 ~codecov:n32 codemagic:w43 ' +
  "codequiry:n64 ~cohere:n40 coinapi:u;w36 ~coinbase:w32;w64 coingecko:'CG-'n24 coinlayer:n32 coinlib:n16 " +
  "coinmarketcap:u collect2:u !column:'live_'n27;'test_'n27 commercejs:w48 commodities:n60 companyhub:n20 " +
  '!confluence:n24 confluent:n16 ~confluent:n64;b64 ~contentful:e43 contentstack:n24 contribsys:h8:h8 ' +
  "conversiontools:v99+;'ey'v99+ convertapi:n16 convertkit:w22 !copper:h32 countrylayer:n32 " +
  "!courier:'pk_'n1,20'_'n28 coveralls:w37 cpdev:n16;b64 craftmypdf:n35 cronofy:w43 crowdin:n80 " +
  'cryptocompare:n64 currencyfreaks:n32 currencylayer:n32 currencyscoop:n32 currentsapi:v48 customerio:n20 ' +
  "d7network:b23'=' !daily:h64 !dandelion:n32 dareboost:n60 databox:b21 ~datadog:u;n32;n40 datagov:n40 " +
  "!debounce:n13 deepai:u;w36 deepgram:n40 deepl:u;h8-h4-h4-h4-h12':fx' deepseek:n32 !delighted:n32 " +
  'demio:n32 !deputy:n32 detectify:n32 detectlanguage:n32 diffbot:n32 diggernaut:n40 ' +
  '~discord:h64;d17,19;e32 disqus:n64 ditto:h64;u.n40 dnscheck:n32 dnsimple:n32 docparser:h40 !docusign:u ' +
  "dovico:h32 dronahq:n32;n50 droneci:n32 dropbox:'sl.'e60,200 ~dropbox:n15;n11'AAAAAAAAAA'e43 dwolla:n50 " +
  "dynalist:w99+ ~dynatrace:h40 dyspatch:n52 eagleeyenetworks:n15 ecostruxureit:'AK1'b50,55 edamam:h32 " +
  "edenai:n36'.'v99+;v99+ eightxeight:n43 !elastic:w96 elasticemail:w96 emailoctopus:u enablex:n36 " +
  'endorlabs:n24 enigma:n40 !envoy:n99+ !eraser:n20 etherscan:n34 ethplorer:w22 ~etsy:n24 eventbrite:n20 ' +
  'everhour:h4-h4-h6-h6-h8 exaai:u exchangerate:n24 exchangerates:n32 extractorapi:n40 ' +
  "~facebook:h32;d15;d15,16'|'w27,40 faceplusplus:n32 fastforex:w28 ~fastly:w32;e32 feedier:n32 " +
  "fetchrss:v40 fibery:h8.h35 figma:h4-u;'figd_'w38,44 fileio:v39 finage:n32 financialmodelingprep:n32 " +
  'findl:u finicity:h32;n20 finnhub:n20 !fixer:n32 fixerio:n32 !flat:n99+ flatio:n99+ flickr:n32 ' +
  "flightapi:n24 flightlabs:'ey'v99+ !float:h16b42,43'=' formbucket:w8,200.w8,300.w8,100 formcraft:n16 " +
  "formio:'ey'v99+ foursquare:n48 ~freshbooks:h64;n64 freshdesk:n20 freshservice:n20 " +
  "!front:n36'.'v99+;v99+ fulcrum:n80 fullstory:b86,88 fxmarket:w20 !gcp:n35,40 geckoboard:n44 " +
  "!gemini:'account-'n20 gengo:n64 geoapify:n32 !geocode:n28 geocodify:n40 geocodio:n39 getemail:w20 " +
  'getemails:w20 getgeoapi:n40 getgist:b68 getresponse:n32 !github:n20;n40 ~gitter:w40 glassnode:w27 ' +
  "glitterly:u gocardless:'live_'e40,42 goodday:n32 graphcms:n32 graphhopper:u;w36 !groove:n64 " +
  'groovehq:n64 gtmetrix:h32 !guardian:u gumroad:w43 !guru:u gyazo:w43 happyscribe:n24 ' +
  "!harvest:d1,7.'pt.'w86 ~hashicorp:'s.'w24,128;'b.'w24,500;'r.'w24,500 hasura:n64 hcaptcha:'0x'h40 " +
  'hellosign:w64;b64 helpcrunch:b99+ helpscout:n40 hereapi:w43 ~heroku:u !hive:n32 hiveage:w20 ' +
  'holidayapi:u;w36 ~holistic:h64 ~honeycomb:h32;n22 html2pdf:n64 ~hubspot:u !humanity:n40 !hunter:w40 ' +
  "hybiscus:n43 hypertrack:w54 !ibm:w42,44 ibmcloud:w42,44 ibmcos:h48 iconfinder:n64 iexapis:'sk_'n32 " +
  "iexcloud:w35;'sk_'n32 imagekit:w36 imagga:b72 !impala:w46 infura:n32 insightly:u;w36 instabot:b44 " +
  '~instana:h32 intelx:u ~intercom:b60;e60 interseller:u intrinio:n44 invoiceocean:n20 ip2location:n32 ' +
  'ipapi:n32 ipgeolocation:n32 ipifi:w32 ipinfo:h14 ipinfodb:n64 ipquality:n32 ipstack:h32 ' +
  '!jenkins:h30;h32 ~jenkins:u ~jfrog:n64;n73 ~jira:n24 jotform:n32 jumpcloud:n40 jupiterone:n76 juro:n40 ' +
  "~kafka:n16;b64 kagi:w11'.'w43 kanbantool:n12 !karma:n20 karmacrm:n20 !keen:h64 kickbox:n64 " +
  "klaviyo:'pk_'n34 klipfolio:h40 knapsackpro:n32 kontent:u;w36 kraken:v80,92 !kubeadm:n6.n16 " +
  '~kubernetes:n6.n16 kucoin:h24;u kylas:u;w36 languagelayer:n32 larksuite:n32 lastfm:h32 launchdarkly:u ' +
  "~launchdarkly:e40 leadfeeder:w43 leankit:h128 lemlist:h32 lemonsqueezy:'ey'v99+ " +
  "lendflow:n36'.'v99+;v99+ !less:w57 lessannoyingcrm:w57 lexigram:v99+ lexoffice:u !line:b99+ !linear:h32 " +
  "linear:'lin_oauth_'n40,80 linemessaging:b99+ linenotify:u;n43 ~linkedin:n14;n16 linkpreview:n32 " +
  "linode:h64 liveagent:n32 livestorm:'ey'v99+ loadmill:n40 " +
  "!lob:'live_'h35;'test_'h35;'live_pub_'h31;'test_pub_'h31 ~lob:w40 locationiq:h32;'pk.'w30,128.w20,30 " +
  'loginradius:u ~logz:u lokalise:n40 ~looker:n20;n24 loyverse:n32 lunchmoney:h50 luno:w43 madkudu:h32 ' +
  "magicbell:n40 magnetic:u mailboxlayer:n32 mailchimp:h32-'us'd1,3 ~mailchimp:h24 mailerlite:n32 " +
  "mailgun:'key-'n32 ~mailgun:n32-n8-n8;w72 mailjet:h32;n32 ~mailjet:b86,88 mailmodo:n7-n7-n7-n7 " +
  "mailsac:'k_'n36,60 mandrill:h32-'us'd1,3;w20,24 " +
  "mapbox:'pk.'w30,128.w20,30;'sk.'w30,128.w20,30;'tk.'w30,128.w20,30 mapquest:n32 marketstack:n32 " +
  '~mattermost:n26 mavenlink:n64 meaningcloud:h32 mediastack:n32 meistertask:n43 meraki:h40 mesibo:n64 ' +
  'messagebird:u;w25 metaapi:n64 metrilo:n16 mindmeister:n43 !miro:w27 !mite:n16 mixmax:w36 mixpanel:h32 ' +
  "mockaroo:n8 !moderation:n36'.'v99+;v99+ !monday:'ey'v99+ !mongodb:u monkeylearn:h40 moonclerk:n32 " +
  'moosend:u moralis:n64 mrticktock:n32 !mux:b75 myfreshworks:n22 myintervals:n11 nasa:n40 ~nasdaq:w20 ' +
  'netcore:n32 nethunt:u ~netlify:h60,64;e40,46;w43,45 neutrinoapi:n48 ' +
  "newrelic:'nrak-'n27;'nrjs-'h19;'nrii-'w32 ~newrelic:h40;n64;n4-n42 newsapi:n32 newscatcher:w43 " +
  "newyorktimes:e32 nexmo:n8;n16 nftport:u ngrok:'ak_'n25,30;'cr_'n25,30;n25,30'_'d1n20 nicereply:h40 " +
  "nightfall:n32 !nimble:n30 noticeable:n20 nozbe:n16'_'v64 nozbeteams:n16'_'v64 !npm:u ~nuget:n46 " +
  "numverify:n32 nutritionix:h32 nylas:n30 nytimes:e32 oanda:n24 okta:'00'w39,41 omnisend:w75 onedesk:n64 " +
  'onelogin:h64 onepagecrm:b44 onesignal:u onfleet:n32 oopspam:n40 opencagedata:n32 openexchangerates:h32 ' +
  'openrouteservice:h56 openuv:n32 openweather:n32 openweathermap:n32 opsgenie:u optimizely:v54 ' +
  "overloop:w50 overseerr:b68 owlbot:n40 owm:n32 packagecloud:h48 !paddle:h50 pagerduty:'u+'e18 " +
  '~pagerduty:u pandadoc:n40 pandascore:w51 paperform:v99+ paralleldots:n43 parsehub:n12 parseur:h40 ' +
  "partnerstack:n64 pastebin:w32 paydirtapp:n32 payhere:n40 paymoapp:n44 paymongo:w32 paypal:'a'w59 " +
  '~paypal:v44,80 pdflayer:n32 pdfshift:h32 peopledatalabs:n64 pepipost:n32 !percy:h64 phrase:h64 ' +
  'pinata:h64 pingdom:w64 ~pipedream:n32 pipedrive:n40 pivotaltracker:h32 pixabay:w34 ' +
  "~plaid:n24;n30;'access-'n7,11-u ~planetscale:n12 planyo:n62 plivo:w40 podio:n32 pollsapi:n28 " +
  "poloniex:n64 !polygon:n32 polygonscan:n34 positionstack:w32 postageapp:n32 posthog:'phx_'w43;'phc_'w43 " +
  'postmark:u powrbot:n40 !privacy:u privateai:n32 prodpad:h64 !prospect:w32 prospectcrm:w32 ' +
  '!protocols:n64 protocolsio:n64 provisiondevicekey:n20 provisiondevicesecret:n20 proxycrawl:w22 ' +
  'pushbullet:v34 pusher:h32;n20 pushover:n30 pyowm:n32 qase:n40 qualaroo:b64 qualtrics:n40 qubole:n64 ' +
  "~rapidapi:w50 !raven:n8-n8;w16 rawg:n32 razorpay:n24 reachmail:w64 rebrandly:w32 recaptcha:'6l'w38 " +
  "rechargepayments:n64 refiner:u rentman:'ey'v99+ replyio:n24 requestfinance:n7-n7-n7-n7 restpack:n48 " +
  '!rev:w27 ringcentral:w22 ritekit:h44 rocketreach:w39 rockset:n64 ~rollbar:h32;u route4me:n32 ' +
  "runrunit:h32 runscope:u salesblink:'key-'n64 salescookie:n32 salesflare:w45 " +
  "~salesforce:'00'n13'!'v80,120 ~sauce:u saucelabs:u scaleway:u scrapeowl:n30 scraperapi:n32 " +
  "scraperbox:n32 scrapestack:n32 scrapfly:n32;'scp-live-'n32;'scp-test-'n32 scrapingant:n32 " +
  'scrapingbee:n80 screenshotapi:n7-n7-n7-n7 screenshotlayer:w32 scrutinizer:n64 securitytrails:n32 ' +
  '!segment:w43.w43 selectpdf:u;w36 !semaphore:n32 sendbird:h24 ~sendbird:h40;u ~sentry:h64 serpapi:h64 ' +
  'serphouse:n60 serpstack:n32 sherpadesk:n32 shipday:v11n20 shodan:n32 !shortcut:u !shortio:n16 ' +
  "shotstack:n40 shutterstock:'v2/'n99+ sidekiq:h8:h8 signaturit:n86 signupgenius:n32 sigopt:n48 " +
  'simfin:n32 simplesat:n40 simplynoted:v99+ simvoly:n33 sinch:h32 sirv:n88 siteleaf:h32 skrapp:n42 ' +
  'smartling:n40 smartsheet:n37 smartsheets:n37 smartystreets:n20 smooch:w86 snipcart:w75 ~snyk:u ' +
  'softlayer:h40;h64;w42,44 ~sonar:h40;n40;e40 ~sourcegraph:h40 sparkpost:n40 speechtext:h32 ~splunk:n22 ' +
  "spoonacular:n32 sportsmonk:n60 ~spotify:n32 square:'EAAA'v60,64 ~squarespace:u sslmate:n36 " +
  "ssws:'00'w39,41 stackhawk:'hawk.'w20.w20 statuscake:n20 statuspage:w36 ~statuspage:u statuspal:n32 " +
  "stitchdata:w35 stockdata:n40 storecove:w43 stormboard:h40 stormglass:w73 storyblok:n22'tt' " +
  "storychief:v99+ streak:h32 stripo:'ey'v99+ !stytch:w40 ~sumo:n64;'su'n12 ~sumologic:n64;'su'n12 " +
  "supernotes:w43 surveybot:w80 surveysparrow:w88 survicate:n32 !swell:n32 swiftype:n6-n6-n6;n6'_'n6-n6 " +
  "tallyfy:n36'.'v99+;v99+ tatum:u;w36 tatumio:u tavus:h32 taxjar:n32 teamgate:h40 teamwork:'tkn.v1_'b72 " +
  "teamworkcrm:'tkn.v1_'b72 teamworkdesk:'tkn.v1_'b72 teamworkspaces:'tkn.v1_'b72 technicalanalysisapi:n48 " +
  "tefter:n20 telegr:d5,16:w34,36 telegram:d5,16:w34,36 teletype:w64 telnyx:'KEY'w55 " +
  "~terraform:n14'.atlasv1.'w60,70 testingbot:n32 testreporterid:h64 textmagic:n40 tgram:d5,16:w34,36 " +
  'theoddsapi:h32 thingsboard:n20 thinkific:h32 thousandeyes:n32 ticketmaster:n32 ' +
  "tickettailor:'sk_'d4'_'d6'_'h32 tiingo:n40 timecamp:n26 timezoneapi:n20 !tly:n60 tmetric:n64 " +
  'todoist:n40 toggl:n32 tomtom:n32 tradier:n28 transferwise:u travelpayouts:n32 ~travis:n22;w22 ' +
  "trello:w60,70 ~trello:n40;n64;w32 !tru:u trustpilot:n32 twelvedata:n32 ~twilio:n32;'sk'h32 !twist:n46 " +
  "~twitch:n30 ~twitter:n18,25;n35,45;n45;n50;d15,25-n20,40;v99+;n20,60'%'v52,120 tyntec:n32 typetalk:n64 " +
  'uclassify:n12 !unplu:n64 unplugg:n64 !unseal:b44 unsplash:w43 upcdatabase:n32 uplead:w32 uploadcare:h20 ' +
  'uptimerobot:n9-n24 upwave:n32 upwork:h32 urlbox:h32 urlscan:u;w36 userflow:w29 userstack:n32 ' +
  "~vagrant:n14'.atlasv1.'w60,70 vatlayer:n32 ~vault:'s.'w24,128;'b.'w24,500;'r.'w24,500 vbout:d25 " +
  '~vercel:n24 verimail:n32 veriphone:n32 versioneye:w40 viewneo:v99+ virustotal:h64 visualcrossing:n25 ' +
  "voicegain:'ey'v99+ ~vonage:n16 voodoosms:n46 vouchery:u vpnapi:n32 vultr:n36 vyte:n50 " +
  "wakatime:u;'waka_'u walkscore:n32 wandb:h40 weatherapi:n31 weatherbit:n32 weatherstack:n32 " +
  "web3:'ey'v99+ web3storage:'ey'v99+ webex:n64 ~webflow:n64 webscraper:n60 webscraping:n32 " +
  'websitepulse:h32 wepay:n64 whoxy:n33 wistia:n64 !wit:n32 worksnaps:n40 workstack:n60 worldcoinindex:n35 ' +
  "worldweather:n31 wrike:v99+;'ey'v99+ xero:w48 ~xray:n64;n73 ~yandex:v83;'YC'w38 yelp:w99+;v99+ yext:h32 " +
  'ynab:h64 youneedabudget:h64 yousign:n32 youtube:w14-w24 zamzar:h40 ~zendesk:n40 zenkit:n8-n32 ' +
  'zenrows:h40 zenscrape:u zenserp:u zeplin:v99+ zerobounce:n32 zerotier:n32 zipbooks:v64 zipcodeapi:n64 ' +
  "zipcodebase:u ~zoho:'1000.'h32.h32 zonka:n36 zulip:n32";
