(body=>typeof module=="undefined"?body:body(exports,require,module,__filename,__dirname))(function(exports,require,module,__filename,__dirname){
"use strict";var Ce=Object.create;var C=Object.defineProperty;var Le=Object.getOwnPropertyDescriptor;var Ne=Object.getOwnPropertyNames;var Me=Object.getPrototypeOf,Ie=Object.prototype.hasOwnProperty;var $e=(e,t)=>{for(var r in t)C(e,r,{get:t[r],enumerable:!0})},ne=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let s of Ne(t))!Ie.call(e,s)&&s!==r&&C(e,s,{get:()=>t[s],enumerable:!(n=Le(t,s))||n.enumerable});return e};var Fe=(e,t,r)=>(r=e!=null?Ce(Me(e)):{},ne(t||!e||!e.__esModule?C(r,"default",{value:e,enumerable:!0}):r,e)),Ge=e=>ne(C({},"__esModule",{value:!0}),e);var pn={};$e(pn,{nearSubject:()=>un,nearTo:()=>Re});module.exports=Ge(pn);function We(){this.p=function(e){this.j=e,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(e){this.j=e.j,this.cursor=e.cursor,this.a=e.a,this.f=e.f,this.c=e.c,this.d=e.d},this.i=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor++,!0)},this.n=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor--,!0)},this.k=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return n>r||n<t?(this.cursor++,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor++,!0)},this.q=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return n>r||n<t?(this.cursor--,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor--,!0)},this.m=function(e){return!(this.a-this.cursor<e.length)&&this.j.slice(this.cursor,this.cursor+e.length)==e&&(this.cursor+=e.length,!0)},this.g=function(e){return!(this.cursor-this.f<e.length)&&this.j.slice(this.cursor-e.length,this.cursor)==e&&(this.cursor-=e.length,!0)},this.o=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.a,o=0,a=0,l=!1;;){var u,d=t+(r-t>>>1),m=0,c=o<a?o:a,i=e[d];for(u=c;u<i[0].length;u++){if(n+c==s){m=-1;break}if((m=this.j.charCodeAt(n+c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n+i[0].length,4>i.length||(t=i[3](this),this.cursor=n+i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.h=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.f,o=0,a=0,l=!1;;){var u,d=t+(r-t>>1),m=0,c=o<a?o:a,i=e[d];for(u=i[0].length-1-c;0<=u;u--){if(n-c==s){m=-1;break}if((m=this.j.charCodeAt(n-1-c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n-i[0].length,4>i.length||(t=i[3](this),this.cursor=n-i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.s=function(e,t,r){var n=r.length-(t-e);return this.j=this.j.slice(0,e)+r+this.j.slice(t),this.a+=n,this.cursor>=t?this.cursor+=n:this.cursor>e&&(this.cursor=e),n},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(e){var t=!1;return this.t()&&(this.s(this.c,this.d,e),t=!0),t},this.e=function(){return this.b("")},this.r=function(e,t,r){t=this.s(e,t,r),e<=this.c&&(this.c+=t),e<=this.d&&(this.d+=t)},this.u=function(){var e="";return this.t()&&(e=this.j.slice(this.c,this.d)),e},this.v=function(){return this.j.slice(0,this.a)}}var Ke=new function(){function e(){return v<=n.cursor}function t(){return g<=n.cursor}function r(){return w<=n.cursor}var n=new We,s=[["col",-1,-1],["par",-1,-1],["tap",-1,-1]],o=[["",-1,7],["H",0,6],["He",1,4],["Hi",1,5],["I",0,1],["U",0,2],["Y",0,3]],a=[["iqU",-1,3],["abl",-1,3],["I\xE8r",-1,4],["i\xE8r",-1,4],["eus",-1,2],["iv",-1,1]],l=[["ic",-1,2],["abil",-1,1],["iv",-1,3]],u=[["iqUe",-1,1],["atrice",-1,2],["ance",-1,1],["ence",-1,5],["logie",-1,3],["able",-1,1],["isme",-1,1],["euse",-1,11],["iste",-1,1],["ive",-1,8],["if",-1,8],["usion",-1,4],["ation",-1,2],["ution",-1,4],["ateur",-1,2],["iqUes",-1,1],["atrices",-1,2],["ances",-1,1],["ences",-1,5],["logies",-1,3],["ables",-1,1],["ismes",-1,1],["euses",-1,11],["istes",-1,1],["ives",-1,8],["ifs",-1,8],["usions",-1,4],["ations",-1,2],["utions",-1,4],["ateurs",-1,2],["ments",-1,15],["ements",30,6],["issements",31,12],["it\xE9s",-1,7],["ment",-1,15],["ement",34,6],["issement",35,12],["amment",34,13],["emment",34,14],["aux",-1,10],["eaux",39,9],["eux",-1,1],["it\xE9",-1,7]],d=[["ira",-1,1],["ie",-1,1],["isse",-1,1],["issante",-1,1],["i",-1,1],["irai",4,1],["ir",-1,1],["iras",-1,1],["ies",-1,1],["\xEEmes",-1,1],["isses",-1,1],["issantes",-1,1],["\xEEtes",-1,1],["is",-1,1],["irais",13,1],["issais",13,1],["irions",-1,1],["issions",-1,1],["irons",-1,1],["issons",-1,1],["issants",-1,1],["it",-1,1],["irait",21,1],["issait",21,1],["issant",-1,1],["iraIent",-1,1],["issaIent",-1,1],["irent",-1,1],["issent",-1,1],["iront",-1,1],["\xEEt",-1,1],["iriez",-1,1],["issiez",-1,1],["irez",-1,1],["issez",-1,1]],m=[["a",-1,3],["era",0,2],["asse",-1,3],["ante",-1,3],["\xE9e",-1,2],["ai",-1,3],["erai",5,2],["er",-1,2],["as",-1,3],["eras",8,2],["\xE2mes",-1,3],["asses",-1,3],["antes",-1,3],["\xE2tes",-1,3],["\xE9es",-1,2],["ais",-1,3],["erais",15,2],["ions",-1,1],["erions",17,2],["assions",17,3],["erons",-1,2],["ants",-1,3],["\xE9s",-1,2],["ait",-1,3],["erait",23,2],["ant",-1,3],["aIent",-1,3],["eraIent",26,2],["\xE8rent",-1,2],["assent",-1,3],["eront",-1,2],["\xE2t",-1,3],["ez",-1,2],["iez",32,2],["eriez",33,2],["assiez",33,3],["erez",32,2],["\xE9",-1,2]],c=[["e",-1,3],["I\xE8re",0,2],["i\xE8re",0,2],["ion",-1,1],["Ier",-1,2],["ier",-1,2]],i=[["ell",-1,-1],["eill",-1,-1],["enn",-1,-1],["onn",-1,-1],["ett",-1,-1]],p=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,128,130,103,8,5],k=[1,65,20,0,0,0,0,0,0,0,0,0,0,0,0,0,128],w=0,g=0,v=0;this.l=function(){var f=n.cursor;(function(){for(;;){var h=n.cursor;e:{for(;;){var y=n.cursor;r:{n:{var O=n.cursor;t:if(n.i(p,97,251)){n.c=n.cursor;i:{var re=n.cursor;if(n.m("u")&&(n.d=n.cursor,n.i(p,97,251))){if(!n.b("U"))return;break i}if(n.cursor=re,n.m("i")&&(n.d=n.cursor,n.i(p,97,251))){if(!n.b("I"))return;break i}if(n.cursor=re,!n.m("y"))break t;if(n.d=n.cursor,!n.b("Y"))return}break n}if(n.cursor=O,n.c=n.cursor,n.m("\xEB")){if(n.d=n.cursor,!n.b("He"))return;break n}if(n.cursor=O,n.c=n.cursor,n.m("\xEF")){if(n.d=n.cursor,!n.b("Hi"))return;break n}if(n.cursor=O,n.c=n.cursor,n.m("y")&&(n.d=n.cursor,n.i(p,97,251))){if(!n.b("Y"))return;break n}if(n.cursor=O,!n.m("q")||(n.c=n.cursor,!n.m("u")))break r;if(n.d=n.cursor,!n.b("U"))return}n.cursor=y;break}if(n.cursor=y,n.cursor>=n.a)break e;n.cursor++}continue}n.cursor=h;break}})(),n.cursor=f,w=g=v=n.a,f=n.cursor;e:{r:{var x=n.cursor;if(n.i(p,97,251)&&n.i(p,97,251)&&!(n.cursor>=n.a)){n.cursor++;break r}if(n.cursor=x,n.o(s)!=0)break r;if(n.cursor=x,n.cursor>=n.a)break e;for(n.cursor++;!n.i(p,97,251);){if(n.cursor>=n.a)break e;n.cursor++}}v=n.cursor}n.cursor=f,f=n.cursor;e:{for(;!n.i(p,97,251);){if(n.cursor>=n.a)break e;n.cursor++}for(;!n.k(p,97,251);){if(n.cursor>=n.a)break e;n.cursor++}for(g=n.cursor;!n.i(p,97,251);){if(n.cursor>=n.a)break e;n.cursor++}for(;!n.k(p,97,251);){if(n.cursor>=n.a)break e;n.cursor++}w=n.cursor}n.cursor=f,n.f=n.cursor,n.cursor=n.a,f=n.a-n.cursor;e:{x=n.a-n.cursor;r:{var b=n.a-n.cursor;n:{var j=n.a-n.cursor;if((function(){var h;if(n.d=n.cursor,(h=n.h(u))==0)return!1;switch(n.c=n.cursor,h){case 1:if(!r()||!n.e())return!1;break;case 2:if(!r()||!n.e())return!1;if(h=n.a-n.cursor,n.d=n.cursor,n.g("ic")){n.c=n.cursor;t:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break t}if(n.cursor=n.a-h,!n.b("iqU"))return!1}}else n.cursor=n.a-h;break;case 3:if(!r()||!n.b("log"))return!1;break;case 4:if(!r()||!n.b("u"))return!1;break;case 5:if(!r()||!n.b("ent"))return!1;break;case 6:if(!e()||!n.e())return!1;var y=n.a-n.cursor;t:if(n.d=n.cursor,(h=n.h(a))==0)n.cursor=n.a-y;else switch(n.c=n.cursor,h){case 1:if(!r()){n.cursor=n.a-y;break t}if(!n.e())return!1;if(n.d=n.cursor,!n.g("at")||(n.c=n.cursor,!r())){n.cursor=n.a-y;break t}if(!n.e())return!1;break;case 2:i:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break i}if(n.cursor=n.a-h,!t()){n.cursor=n.a-y;break t}if(!n.b("eux"))return!1}break;case 3:if(!r()){n.cursor=n.a-y;break t}if(!n.e())return!1;break;case 4:if(!e()){n.cursor=n.a-y;break t}if(!n.b("i"))return!1}break;case 7:if(!r()||!n.e())return!1;y=n.a-n.cursor;t:if(n.d=n.cursor,(h=n.h(l))==0)n.cursor=n.a-y;else switch(n.c=n.cursor,h){case 1:i:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break i}if(n.cursor=n.a-h,!n.b("abl"))return!1}break;case 2:i:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break i}if(n.cursor=n.a-h,!n.b("iqU"))return!1}break;case 3:if(!r()){n.cursor=n.a-y;break t}if(!n.e())return!1}break;case 8:if(!r()||!n.e())return!1;if(h=n.a-n.cursor,n.d=n.cursor,n.g("at"))if(n.c=n.cursor,r()){if(!n.e())return!1;if(n.d=n.cursor,n.g("ic")){n.c=n.cursor;t:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break t}if(n.cursor=n.a-h,!n.b("iqU"))return!1}}else n.cursor=n.a-h}else n.cursor=n.a-h;else n.cursor=n.a-h;break;case 9:if(!n.b("eau"))return!1;break;case 10:if(!t()||!n.b("al"))return!1;break;case 11:t:{if(h=n.a-n.cursor,r()){if(!n.e())return!1;break t}if(n.cursor=n.a-h,!t()||!n.b("eux"))return!1}break;case 12:if(!t()||!n.q(p,97,251)||!n.e())return!1;break;case 13:return e()&&n.b("ant"),!1;case 14:return e()&&n.b("ent"),!1;case 15:return h=n.a-n.cursor,!n.n(p,97,251)||!e()||(n.cursor=n.a-h,n.e()),!1}return!0})()||(n.cursor=n.a-j,(function(){if(n.cursor<v)return!1;var h=n.f;if(n.f=v,n.d=n.cursor,n.h(d)==0)return n.f=h,!1;n.c=n.cursor;var y=n.a-n.cursor;return n.g("H")?(n.f=h,!1):(n.cursor=n.a-y,n.q(p,97,251)?!!n.e()&&(n.f=h,!0):(n.f=h,!1))})()))break n;if(n.cursor=n.a-j,!(function(){if(n.cursor<v)return!1;var h,y=n.f;if(n.f=v,n.d=n.cursor,(h=n.h(m))==0)return n.f=y,!1;switch(n.c=n.cursor,h){case 1:if(!r())return n.f=y,!1;if(!n.e())return!1;break;case 2:if(!n.e())return!1;break;case 3:if(!n.e())return!1;if(h=n.a-n.cursor,n.d=n.cursor,n.g("e")){if(n.c=n.cursor,!n.e())return!1}else n.cursor=n.a-h}return n.f=y,!0})())break r}n.cursor=n.a-b,x=n.a-n.cursor,n.d=n.cursor;n:{if(b=n.a-n.cursor,n.g("Y")){if(n.c=n.cursor,!n.b("i"))return!1;break n}if(n.cursor=n.a-b,n.g("\xE7")){if(n.c=n.cursor,!n.b("c"))return!1}else n.cursor=n.a-x}break e}n.cursor=n.a-x,(function(){var h,y=n.a-n.cursor;r:if(n.d=n.cursor,n.g("s")){n.c=n.cursor,h=n.a-n.cursor;n:{var O=n.a-n.cursor;if(n.g("Hi"))break n;if(n.cursor=n.a-O,!n.q(k,97,232)){n.cursor=n.a-y;break r}}if(n.cursor=n.a-h,!n.e())return}else n.cursor=n.a-y;if(!(n.cursor<v)){if(y=n.f,n.f=v,n.d=n.cursor,(h=n.h(c))!=0)switch(n.c=n.cursor,h){case 1:if(!r()){n.f=y;return}if(h=n.a-n.cursor,!n.g("s")&&(n.cursor=n.a-h,!n.g("t"))){n.f=y;return}if(!n.e())return;break;case 2:if(!n.b("i"))return;break;case 3:if(!n.e())return}n.f=y}})()}n.cursor=n.a-f,f=n.a-n.cursor,x=n.a-n.cursor,n.h(i)!=0&&(n.cursor=n.a-x,n.d=n.cursor,n.cursor<=n.f||(n.cursor--,n.c=n.cursor,n.e())),n.cursor=n.a-f,f=n.a-n.cursor;e:{for(x=1;;){if(n.q(p,97,251)){x--;continue}break}if(!(0<x)){if(n.d=n.cursor,x=n.a-n.cursor,!n.g("\xE9")&&(n.cursor=n.a-x,!n.g("\xE8")))break e;n.c=n.cursor,n.b("e")}}return n.cursor=n.a-f,n.cursor=n.f,f=n.cursor,(function(){for(var h;;){var y=n.cursor;e:if(n.c=n.cursor,(h=n.o(o))!=0){switch(n.d=n.cursor,h){case 1:if(!n.b("i"))return;break;case 2:if(!n.b("u"))return;break;case 3:if(!n.b("y"))return;break;case 4:if(!n.b("\xEB"))return;break;case 5:if(!n.b("\xEF"))return;break;case 6:if(!n.e())return;break;case 7:if(n.cursor>=n.a)break e;n.cursor++}continue}n.cursor=y;break}})(),n.cursor=f,!0},this.stemWord=function(f){return n.p(f),this.l(),n.j}};function te(e){return Ke.stemWord(e)}function Ue(){this.p=function(e){this.j=e,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(e){this.j=e.j,this.cursor=e.cursor,this.a=e.a,this.f=e.f,this.c=e.c,this.d=e.d},this.i=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor++,!0)},this.n=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor--,!0)},this.k=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return n>r||n<t?(this.cursor++,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor++,!0)},this.q=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return n>r||n<t?(this.cursor--,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor--,!0)},this.m=function(e){return!(this.a-this.cursor<e.length)&&this.j.slice(this.cursor,this.cursor+e.length)==e&&(this.cursor+=e.length,!0)},this.g=function(e){return!(this.cursor-this.f<e.length)&&this.j.slice(this.cursor-e.length,this.cursor)==e&&(this.cursor-=e.length,!0)},this.o=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.a,o=0,a=0,l=!1;;){var u,d=t+(r-t>>>1),m=0,c=o<a?o:a,i=e[d];for(u=c;u<i[0].length;u++){if(n+c==s){m=-1;break}if((m=this.j.charCodeAt(n+c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n+i[0].length,4>i.length||(t=i[3](this),this.cursor=n+i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.h=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.f,o=0,a=0,l=!1;;){var u,d=t+(r-t>>1),m=0,c=o<a?o:a,i=e[d];for(u=i[0].length-1-c;0<=u;u--){if(n-c==s){m=-1;break}if((m=this.j.charCodeAt(n-1-c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n-i[0].length,4>i.length||(t=i[3](this),this.cursor=n-i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.s=function(e,t,r){var n=r.length-(t-e);return this.j=this.j.slice(0,e)+r+this.j.slice(t),this.a+=n,this.cursor>=t?this.cursor+=n:this.cursor>e&&(this.cursor=e),n},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(e){var t=!1;return this.t()&&(this.s(this.c,this.d,e),t=!0),t},this.e=function(){return this.b("")},this.r=function(e,t,r){t=this.s(e,t,r),e<=this.c&&(this.c+=t),e<=this.d&&(this.d+=t)},this.u=function(){var e="";return this.t()&&(e=this.j.slice(this.c,this.d)),e},this.v=function(){return this.j.slice(0,this.a)}}var He=new function(){var e=new Ue,t=[["",-1,5],["U",0,2],["Y",0,1],["\xE4",0,3],["\xF6",0,4],["\xFC",0,2]],r=[["e",-1,2],["em",-1,1],["en",-1,2],["ern",-1,1],["er",-1,1],["s",-1,3],["es",5,2]],n=[["en",-1,1],["er",-1,1],["st",-1,2],["est",2,1]],s=[["ig",-1,1],["lich",-1,1]],o=[["end",-1,1],["ig",-1,2],["ung",-1,1],["lich",-1,3],["isch",-1,2],["ik",-1,2],["heit",-1,3],["keit",-1,4]],a=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,8,0,32,8],l=[117,30,5],u=[117,30,4],d=0,m=0,c=0;this.l=function(){var i=e.cursor;return(function(){for(var p=e.cursor;;){var k=e.cursor;e:{r:{var w=e.cursor;if(e.c=e.cursor,e.m("\xDF")){if(e.d=e.cursor,!e.b("ss"))return;break r}if(e.cursor=w,e.cursor>=e.a)break e;e.cursor++}continue}e.cursor=k;break}for(e.cursor=p;;){p=e.cursor;e:{for(;;){k=e.cursor;r:if(e.i(a,97,252)){e.c=e.cursor;n:{if(w=e.cursor,e.m("u")&&(e.d=e.cursor,e.i(a,97,252))){if(!e.b("U"))return;break n}if(e.cursor=w,!e.m("y")||(e.d=e.cursor,!e.i(a,97,252)))break r;if(!e.b("Y"))return}e.cursor=k;break}if(e.cursor=k,e.cursor>=e.a)break e;e.cursor++}continue}e.cursor=p;break}})(),e.cursor=i,i=e.cursor,(function(){m=c=e.a;var p=e.cursor,k=e.cursor+3;if(!(k>e.a)){for(e.cursor=k,d=e.cursor,e.cursor=p;!e.i(a,97,252);){if(e.cursor>=e.a)return;e.cursor++}for(;!e.k(a,97,252);){if(e.cursor>=e.a)return;e.cursor++}for((c=e.cursor)<d&&(c=d);!e.i(a,97,252);){if(e.cursor>=e.a)return;e.cursor++}for(;!e.k(a,97,252);){if(e.cursor>=e.a)return;e.cursor++}m=e.cursor}})(),e.cursor=i,e.f=e.cursor,e.cursor=e.a,(function(){var p,k=e.a-e.cursor;e:if(e.d=e.cursor,(p=e.h(r))!=0&&(e.c=e.cursor,c<=e.cursor))switch(p){case 1:if(!e.e())return;break;case 2:if(!e.e())return;if(p=e.a-e.cursor,e.d=e.cursor,e.g("s"))if(e.c=e.cursor,e.g("nis")){if(!e.e())return}else e.cursor=e.a-p;else e.cursor=e.a-p;break;case 3:if(!e.n(l,98,116))break e;if(!e.e())return}e.cursor=e.a-k,k=e.a-e.cursor;e:if(e.d=e.cursor,(p=e.h(n))!=0&&(e.c=e.cursor,c<=e.cursor))switch(p){case 1:if(!e.e())return;break;case 2:if(!e.n(u,98,116)||(p=e.cursor-3)<e.f)break e;if(e.cursor=p,!e.e())return}e.cursor=e.a-k,k=e.a-e.cursor;e:if(e.d=e.cursor,(p=e.h(o))!=0&&(e.c=e.cursor,m<=e.cursor))switch(p){case 1:if(!e.e())return;p=e.a-e.cursor;r:if(e.d=e.cursor,e.g("ig")){e.c=e.cursor;var w=e.a-e.cursor;if(e.g("e")){e.cursor=e.a-p;break r}if(e.cursor=e.a-w,m<=e.cursor){if(!e.e())return}else e.cursor=e.a-p}else e.cursor=e.a-p;break;case 2:if(p=e.a-e.cursor,e.g("e"))break e;if(e.cursor=e.a-p,!e.e())return;break;case 3:if(!e.e())return;p=e.a-e.cursor;r:{if(e.d=e.cursor,w=e.a-e.cursor,!e.g("er")&&(e.cursor=e.a-w,!e.g("en"))){e.cursor=e.a-p;break r}if(e.c=e.cursor,c<=e.cursor){if(!e.e())return}else e.cursor=e.a-p}break;case 4:if(!e.e())return;if(p=e.a-e.cursor,e.d=e.cursor,e.h(s)==0)e.cursor=e.a-p;else if(e.c=e.cursor,m<=e.cursor){if(!e.e())return}else e.cursor=e.a-p}e.cursor=e.a-k})(),e.cursor=e.f,i=e.cursor,(function(){for(var p;;){var k=e.cursor;e:if(e.c=e.cursor,(p=e.o(t))!=0){switch(e.d=e.cursor,p){case 1:if(!e.b("y"))return;break;case 2:if(!e.b("u"))return;break;case 3:if(!e.b("a"))return;break;case 4:if(!e.b("o"))return;break;case 5:if(e.cursor>=e.a)break e;e.cursor++}continue}e.cursor=k;break}})(),e.cursor=i,!0},this.stemWord=function(i){return e.p(i),this.l(),e.j}};function ie(e){return He.stemWord(e)}function De(){this.p=function(e){this.j=e,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(e){this.j=e.j,this.cursor=e.cursor,this.a=e.a,this.f=e.f,this.c=e.c,this.d=e.d},this.i=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor++,!0)},this.n=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor--,!0)},this.k=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return n>r||n<t?(this.cursor++,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor++,!0)},this.q=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return n>r||n<t?(this.cursor--,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor--,!0)},this.m=function(e){return!(this.a-this.cursor<e.length)&&this.j.slice(this.cursor,this.cursor+e.length)==e&&(this.cursor+=e.length,!0)},this.g=function(e){return!(this.cursor-this.f<e.length)&&this.j.slice(this.cursor-e.length,this.cursor)==e&&(this.cursor-=e.length,!0)},this.o=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.a,o=0,a=0,l=!1;;){var u,d=t+(r-t>>>1),m=0,c=o<a?o:a,i=e[d];for(u=c;u<i[0].length;u++){if(n+c==s){m=-1;break}if((m=this.j.charCodeAt(n+c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n+i[0].length,4>i.length||(t=i[3](this),this.cursor=n+i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.h=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.f,o=0,a=0,l=!1;;){var u,d=t+(r-t>>1),m=0,c=o<a?o:a,i=e[d];for(u=i[0].length-1-c;0<=u;u--){if(n-c==s){m=-1;break}if((m=this.j.charCodeAt(n-1-c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n-i[0].length,4>i.length||(t=i[3](this),this.cursor=n-i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.s=function(e,t,r){var n=r.length-(t-e);return this.j=this.j.slice(0,e)+r+this.j.slice(t),this.a+=n,this.cursor>=t?this.cursor+=n:this.cursor>e&&(this.cursor=e),n},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(e){var t=!1;return this.t()&&(this.s(this.c,this.d,e),t=!0),t},this.e=function(){return this.b("")},this.r=function(e,t,r){t=this.s(e,t,r),e<=this.c&&(this.c+=t),e<=this.d&&(this.d+=t)},this.u=function(){var e="";return this.t()&&(e=this.j.slice(this.c,this.d)),e},this.v=function(){return this.j.slice(0,this.a)}}var Ve=new function(){function e(){return w<=r.cursor}function t(){return p<=r.cursor}var r=new De,n=[["",-1,3],["\xE3",0,1],["\xF5",0,2]],s=[["",-1,3],["a~",0,1],["o~",0,2]],o=[["ic",-1,-1],["ad",-1,-1],["os",-1,-1],["iv",-1,1]],a=[["ante",-1,1],["avel",-1,1],["\xEDvel",-1,1]],l=[["ic",-1,1],["abil",-1,1],["iv",-1,1]],u=[["ica",-1,1],["\xE2ncia",-1,1],["\xEAncia",-1,4],["logia",-1,2],["ira",-1,9],["adora",-1,1],["osa",-1,1],["ista",-1,1],["iva",-1,8],["eza",-1,1],["idade",-1,7],["ante",-1,1],["mente",-1,6],["amente",12,5],["\xE1vel",-1,1],["\xEDvel",-1,1],["ico",-1,1],["ismo",-1,1],["oso",-1,1],["amento",-1,1],["imento",-1,1],["ivo",-1,8],["a\xE7a~o",-1,1],["u\xE7a~o",-1,3],["ador",-1,1],["icas",-1,1],["\xEAncias",-1,4],["logias",-1,2],["iras",-1,9],["adoras",-1,1],["osas",-1,1],["istas",-1,1],["ivas",-1,8],["ezas",-1,1],["idades",-1,7],["adores",-1,1],["antes",-1,1],["a\xE7o~es",-1,1],["u\xE7o~es",-1,3],["icos",-1,1],["ismos",-1,1],["osos",-1,1],["amentos",-1,1],["imentos",-1,1],["ivos",-1,8]],d=[["ada",-1,1],["ida",-1,1],["ia",-1,1],["aria",2,1],["eria",2,1],["iria",2,1],["ara",-1,1],["era",-1,1],["ira",-1,1],["ava",-1,1],["asse",-1,1],["esse",-1,1],["isse",-1,1],["aste",-1,1],["este",-1,1],["iste",-1,1],["ei",-1,1],["arei",16,1],["erei",16,1],["irei",16,1],["am",-1,1],["iam",20,1],["ariam",21,1],["eriam",21,1],["iriam",21,1],["aram",20,1],["eram",20,1],["iram",20,1],["avam",20,1],["em",-1,1],["arem",29,1],["erem",29,1],["irem",29,1],["assem",29,1],["essem",29,1],["issem",29,1],["ado",-1,1],["ido",-1,1],["ando",-1,1],["endo",-1,1],["indo",-1,1],["ara~o",-1,1],["era~o",-1,1],["ira~o",-1,1],["ar",-1,1],["er",-1,1],["ir",-1,1],["as",-1,1],["adas",47,1],["idas",47,1],["ias",47,1],["arias",50,1],["erias",50,1],["irias",50,1],["aras",47,1],["eras",47,1],["iras",47,1],["avas",47,1],["es",-1,1],["ardes",58,1],["erdes",58,1],["irdes",58,1],["ares",58,1],["eres",58,1],["ires",58,1],["asses",58,1],["esses",58,1],["isses",58,1],["astes",58,1],["estes",58,1],["istes",58,1],["is",-1,1],["ais",71,1],["eis",71,1],["areis",73,1],["ereis",73,1],["ireis",73,1],["\xE1reis",73,1],["\xE9reis",73,1],["\xEDreis",73,1],["\xE1sseis",73,1],["\xE9sseis",73,1],["\xEDsseis",73,1],["\xE1veis",73,1],["\xEDeis",73,1],["ar\xEDeis",84,1],["er\xEDeis",84,1],["ir\xEDeis",84,1],["ados",-1,1],["idos",-1,1],["amos",-1,1],["\xE1ramos",90,1],["\xE9ramos",90,1],["\xEDramos",90,1],["\xE1vamos",90,1],["\xEDamos",90,1],["ar\xEDamos",95,1],["er\xEDamos",95,1],["ir\xEDamos",95,1],["emos",-1,1],["aremos",99,1],["eremos",99,1],["iremos",99,1],["\xE1ssemos",99,1],["\xEAssemos",99,1],["\xEDssemos",99,1],["imos",-1,1],["armos",-1,1],["ermos",-1,1],["irmos",-1,1],["\xE1mos",-1,1],["ar\xE1s",-1,1],["er\xE1s",-1,1],["ir\xE1s",-1,1],["eu",-1,1],["iu",-1,1],["ou",-1,1],["ar\xE1",-1,1],["er\xE1",-1,1],["ir\xE1",-1,1]],m=[["a",-1,1],["i",-1,1],["o",-1,1],["os",-1,1],["\xE1",-1,1],["\xED",-1,1],["\xF3",-1,1]],c=[["e",-1,1],["\xE7",-1,2],["\xE9",-1,1],["\xEA",-1,1]],i=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,3,19,12,2],p=0,k=0,w=0;this.l=function(){var g,v=r.cursor;e:for(;;){var f=r.cursor;r:if(r.c=r.cursor,(g=r.o(n))!=0){switch(r.d=r.cursor,g){case 1:if(!r.b("a~"))break e;break;case 2:if(!r.b("o~"))break e;break;case 3:if(r.cursor>=r.a)break r;r.cursor++}continue}r.cursor=f;break}r.cursor=v,p=k=w=r.a,v=r.cursor;e:{r:{g=r.cursor;n:if(r.i(i,97,250)){t:{f=r.cursor;i:if(r.k(i,97,250)){for(;!r.i(i,97,250);){if(r.cursor>=r.a)break i;r.cursor++}break t}if(r.cursor=f,!r.i(i,97,250))break n;for(;!r.k(i,97,250);){if(r.cursor>=r.a)break n;r.cursor++}}break r}if(r.cursor=g,!r.k(i,97,250))break e;n:{g=r.cursor;t:if(r.k(i,97,250)){for(;!r.i(i,97,250);){if(r.cursor>=r.a)break t;r.cursor++}break n}if(r.cursor=g,!r.i(i,97,250)||r.cursor>=r.a)break e;r.cursor++}}w=r.cursor}r.cursor=v,v=r.cursor;e:{for(;!r.i(i,97,250);){if(r.cursor>=r.a)break e;r.cursor++}for(;!r.k(i,97,250);){if(r.cursor>=r.a)break e;r.cursor++}for(k=r.cursor;!r.i(i,97,250);){if(r.cursor>=r.a)break e;r.cursor++}for(;!r.k(i,97,250);){if(r.cursor>=r.a)break e;r.cursor++}p=r.cursor}r.cursor=v,r.f=r.cursor,r.cursor=r.a,v=r.a-r.cursor;e:{g=r.a-r.cursor;r:{f=r.a-r.cursor;n:{var x=r.a-r.cursor;if((function(){var b;if(r.d=r.cursor,(b=r.h(u))==0)return!1;switch(r.c=r.cursor,b){case 1:if(!t()||!r.e())return!1;break;case 2:if(!t()||!r.b("log"))return!1;break;case 3:if(!t()||!r.b("u"))return!1;break;case 4:if(!t()||!r.b("ente"))return!1;break;case 5:if(!(k<=r.cursor)||!r.e())return!1;var j=r.a-r.cursor;t:if(r.d=r.cursor,(b=r.h(o))==0)r.cursor=r.a-j;else if(r.c=r.cursor,t()){if(!r.e())return!1;if(b===1){if(r.d=r.cursor,!r.g("at")||(r.c=r.cursor,!t())){r.cursor=r.a-j;break t}if(!r.e())return!1}}else r.cursor=r.a-j;break;case 6:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.h(a)==0)r.cursor=r.a-b;else if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;break;case 7:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.h(l)==0)r.cursor=r.a-b;else if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;break;case 8:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.g("at"))if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;else r.cursor=r.a-b;break;case 9:if(!e()||!r.g("e")||!r.b("ir"))return!1}return!0})())break n;if(r.cursor=r.a-x,!(function(){if(r.cursor<w)return!1;var b=r.f;return r.f=w,r.d=r.cursor,r.h(d)==0?(r.f=b,!1):(r.c=r.cursor,!!r.e()&&(r.f=b,!0))})())break r}if(r.cursor=r.a-f,g=r.a-r.cursor,r.d=r.cursor,r.g("i")&&(r.c=r.cursor,f=r.a-r.cursor,r.g("c")&&(r.cursor=r.a-f,e()&&!r.e())))return!1;r.cursor=r.a-g;break e}r.cursor=r.a-g,r.d=r.cursor,r.h(m)!=0&&(r.c=r.cursor,e()&&r.e())}if(r.cursor=r.a-v,v=r.a-r.cursor,r.d=r.cursor,(g=r.h(c))!=0)switch(r.c=r.cursor,g){case 1:if(!e()||!r.e())break;r.d=r.cursor;e:{if(g=r.a-r.cursor,r.g("u")&&(r.c=r.cursor,f=r.a-r.cursor,r.g("g"))){r.cursor=r.a-f;break e}if(r.cursor=r.a-g,!r.g("i")||(r.c=r.cursor,g=r.a-r.cursor,!r.g("c")))break;r.cursor=r.a-g}e()&&r.e();break;case 2:r.b("c")}r.cursor=r.a-v,r.cursor=r.f,v=r.cursor;e:for(;;){f=r.cursor;r:if(r.c=r.cursor,(g=r.o(s))!=0){switch(r.d=r.cursor,g){case 1:if(!r.b("\xE3"))break e;break;case 2:if(!r.b("\xF5"))break e;break;case 3:if(r.cursor>=r.a)break r;r.cursor++}continue}r.cursor=f;break}return r.cursor=v,!0},this.stemWord=function(g){return r.p(g),this.l(),r.j}};function ae(e){return Ve.stemWord(e)}function Pe(){this.p=function(e){this.j=e,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(e){this.j=e.j,this.cursor=e.cursor,this.a=e.a,this.f=e.f,this.c=e.c,this.d=e.d},this.i=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor++,!0)},this.n=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor--,!0)},this.k=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return n>r||n<t?(this.cursor++,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor++,!0)},this.q=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return n>r||n<t?(this.cursor--,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor--,!0)},this.m=function(e){return!(this.a-this.cursor<e.length)&&this.j.slice(this.cursor,this.cursor+e.length)==e&&(this.cursor+=e.length,!0)},this.g=function(e){return!(this.cursor-this.f<e.length)&&this.j.slice(this.cursor-e.length,this.cursor)==e&&(this.cursor-=e.length,!0)},this.o=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.a,o=0,a=0,l=!1;;){var u,d=t+(r-t>>>1),m=0,c=o<a?o:a,i=e[d];for(u=c;u<i[0].length;u++){if(n+c==s){m=-1;break}if((m=this.j.charCodeAt(n+c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n+i[0].length,4>i.length||(t=i[3](this),this.cursor=n+i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.h=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.f,o=0,a=0,l=!1;;){var u,d=t+(r-t>>1),m=0,c=o<a?o:a,i=e[d];for(u=i[0].length-1-c;0<=u;u--){if(n-c==s){m=-1;break}if((m=this.j.charCodeAt(n-1-c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n-i[0].length,4>i.length||(t=i[3](this),this.cursor=n-i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.s=function(e,t,r){var n=r.length-(t-e);return this.j=this.j.slice(0,e)+r+this.j.slice(t),this.a+=n,this.cursor>=t?this.cursor+=n:this.cursor>e&&(this.cursor=e),n},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(e){var t=!1;return this.t()&&(this.s(this.c,this.d,e),t=!0),t},this.e=function(){return this.b("")},this.r=function(e,t,r){t=this.s(e,t,r),e<=this.c&&(this.c+=t),e<=this.d&&(this.d+=t)},this.u=function(){var e="";return this.t()&&(e=this.j.slice(this.c,this.d)),e},this.v=function(){return this.j.slice(0,this.a)}}var Qe=new function(){var e=new Pe,t=[["\u0432",-1,1],["\u0438\u0432",0,2],["\u044B\u0432",0,2],["\u0432\u0448\u0438",-1,1],["\u0438\u0432\u0448\u0438",3,2],["\u044B\u0432\u0448\u0438",3,2],["\u0432\u0448\u0438\u0441\u044C",-1,1],["\u0438\u0432\u0448\u0438\u0441\u044C",6,2],["\u044B\u0432\u0448\u0438\u0441\u044C",6,2]],r=[["\u0435\u0435",-1,1],["\u0438\u0435",-1,1],["\u043E\u0435",-1,1],["\u044B\u0435",-1,1],["\u0438\u043C\u0438",-1,1],["\u044B\u043C\u0438",-1,1],["\u0435\u0439",-1,1],["\u0438\u0439",-1,1],["\u043E\u0439",-1,1],["\u044B\u0439",-1,1],["\u0435\u043C",-1,1],["\u0438\u043C",-1,1],["\u043E\u043C",-1,1],["\u044B\u043C",-1,1],["\u0435\u0433\u043E",-1,1],["\u043E\u0433\u043E",-1,1],["\u0435\u043C\u0443",-1,1],["\u043E\u043C\u0443",-1,1],["\u0438\u0445",-1,1],["\u044B\u0445",-1,1],["\u0435\u044E",-1,1],["\u043E\u044E",-1,1],["\u0443\u044E",-1,1],["\u044E\u044E",-1,1],["\u0430\u044F",-1,1],["\u044F\u044F",-1,1]],n=[["\u0435\u043C",-1,1],["\u043D\u043D",-1,1],["\u0432\u0448",-1,1],["\u0438\u0432\u0448",2,2],["\u044B\u0432\u0448",2,2],["\u0449",-1,1],["\u044E\u0449",5,1],["\u0443\u044E\u0449",6,2]],s=[["\u0441\u044C",-1,1],["\u0441\u044F",-1,1]],o=[["\u043B\u0430",-1,1],["\u0438\u043B\u0430",0,2],["\u044B\u043B\u0430",0,2],["\u043D\u0430",-1,1],["\u0435\u043D\u0430",3,2],["\u0435\u0442\u0435",-1,1],["\u0438\u0442\u0435",-1,2],["\u0439\u0442\u0435",-1,1],["\u0435\u0439\u0442\u0435",7,2],["\u0443\u0439\u0442\u0435",7,2],["\u043B\u0438",-1,1],["\u0438\u043B\u0438",10,2],["\u044B\u043B\u0438",10,2],["\u0439",-1,1],["\u0435\u0439",13,2],["\u0443\u0439",13,2],["\u043B",-1,1],["\u0438\u043B",16,2],["\u044B\u043B",16,2],["\u0435\u043C",-1,1],["\u0438\u043C",-1,2],["\u044B\u043C",-1,2],["\u043D",-1,1],["\u0435\u043D",22,2],["\u043B\u043E",-1,1],["\u0438\u043B\u043E",24,2],["\u044B\u043B\u043E",24,2],["\u043D\u043E",-1,1],["\u0435\u043D\u043E",27,2],["\u043D\u043D\u043E",27,1],["\u0435\u0442",-1,1],["\u0443\u0435\u0442",30,2],["\u0438\u0442",-1,2],["\u044B\u0442",-1,2],["\u044E\u0442",-1,1],["\u0443\u044E\u0442",34,2],["\u044F\u0442",-1,2],["\u043D\u044B",-1,1],["\u0435\u043D\u044B",37,2],["\u0442\u044C",-1,1],["\u0438\u0442\u044C",39,2],["\u044B\u0442\u044C",39,2],["\u0435\u0448\u044C",-1,1],["\u0438\u0448\u044C",-1,2],["\u044E",-1,2],["\u0443\u044E",44,2]],a=[["\u0430",-1,1],["\u0435\u0432",-1,1],["\u043E\u0432",-1,1],["\u0435",-1,1],["\u0438\u0435",3,1],["\u044C\u0435",3,1],["\u0438",-1,1],["\u0435\u0438",6,1],["\u0438\u0438",6,1],["\u0430\u043C\u0438",6,1],["\u044F\u043C\u0438",6,1],["\u0438\u044F\u043C\u0438",10,1],["\u0439",-1,1],["\u0435\u0439",12,1],["\u0438\u0435\u0439",13,1],["\u0438\u0439",12,1],["\u043E\u0439",12,1],["\u0430\u043C",-1,1],["\u0435\u043C",-1,1],["\u0438\u0435\u043C",18,1],["\u043E\u043C",-1,1],["\u044F\u043C",-1,1],["\u0438\u044F\u043C",21,1],["\u043E",-1,1],["\u0443",-1,1],["\u0430\u0445",-1,1],["\u044F\u0445",-1,1],["\u0438\u044F\u0445",26,1],["\u044B",-1,1],["\u044C",-1,1],["\u044E",-1,1],["\u0438\u044E",30,1],["\u044C\u044E",30,1],["\u044F",-1,1],["\u0438\u044F",33,1],["\u044C\u044F",33,1]],l=[["\u043E\u0441\u0442",-1,1],["\u043E\u0441\u0442\u044C",-1,1]],u=[["\u0435\u0439\u0448\u0435",-1,1],["\u043D",-1,2],["\u0435\u0439\u0448",-1,1],["\u044C",-1,3]],d=[33,65,8,232],m=0,c=0;this.l=function(){for(var i,p=e.cursor;;){var k=e.cursor;e:{for(;;){var w=e.cursor;if(e.c=e.cursor,e.m("\u0451")){e.d=e.cursor,e.cursor=w;break}if(e.cursor=w,e.cursor>=e.a)break e;e.cursor++}if(!e.b("\u0435"))return!1;continue}e.cursor=k;break}e.cursor=p,m=c=e.a,p=e.cursor;e:{for(;!e.i(d,1072,1103);){if(e.cursor>=e.a)break e;e.cursor++}for(c=e.cursor;!e.k(d,1072,1103);){if(e.cursor>=e.a)break e;e.cursor++}for(;!e.i(d,1072,1103);){if(e.cursor>=e.a)break e;e.cursor++}for(;!e.k(d,1072,1103);){if(e.cursor>=e.a)break e;e.cursor++}m=e.cursor}if(e.cursor=p,e.f=e.cursor,e.cursor=e.a,e.cursor<c)return!1;if(p=e.f,e.f=c,k=e.a-e.cursor,w=e.a-e.cursor,!(function(){var g;if(e.d=e.cursor,(g=e.h(t))==0)return!1;switch(e.c=e.cursor,g){case 1:if(g=e.a-e.cursor,!e.g("\u0430")&&(e.cursor=e.a-g,!e.g("\u044F"))||!e.e())return!1;break;case 2:if(!e.e())return!1}return!0})()){e.cursor=e.a-w,w=e.a-e.cursor,e.d=e.cursor,e.h(s)==0?i=!1:(e.c=e.cursor,i=!!e.e()),i||(e.cursor=e.a-w);e:if(w=e.a-e.cursor,!(function(){var g,v;if(e.d=e.cursor,e.h(r)==0?v=!1:(e.c=e.cursor,v=!!e.e()),!v)return!1;v=e.a-e.cursor;r:if(e.d=e.cursor,(g=e.h(n))==0)e.cursor=e.a-v;else switch(e.c=e.cursor,g){case 1:if(g=e.a-e.cursor,!e.g("\u0430")&&(e.cursor=e.a-g,!e.g("\u044F"))){e.cursor=e.a-v;break r}if(!e.e())return!1;break;case 2:if(!e.e())return!1}return!0})()){if(e.cursor=e.a-w,(function(){var g;if(e.d=e.cursor,(g=e.h(o))==0)return!1;switch(e.c=e.cursor,g){case 1:if(g=e.a-e.cursor,!e.g("\u0430")&&(e.cursor=e.a-g,!e.g("\u044F"))||!e.e())return!1;break;case 2:if(!e.e())return!1}return!0})())break e;e.cursor=e.a-w,e.d=e.cursor,e.h(a)!=0&&(e.c=e.cursor,e.e())}}if(e.cursor=e.a-k,k=e.a-e.cursor,e.d=e.cursor,e.g("\u0438")){if(e.c=e.cursor,!e.e())return!1}else e.cursor=e.a-k;if(k=e.a-e.cursor,e.d=e.cursor,e.h(l)!=0&&(e.c=e.cursor,m<=e.cursor&&e.e()),e.cursor=e.a-k,k=e.a-e.cursor,e.d=e.cursor,(w=e.h(u))!=0)switch(e.c=e.cursor,w){case 1:if(!e.e()||(e.d=e.cursor,!e.g("\u043D")))break;e.c=e.cursor,e.g("\u043D")&&e.e();break;case 2:e.g("\u043D")&&e.e();break;case 3:e.e()}return e.cursor=e.a-k,e.f=p,e.cursor=e.f,!0},this.stemWord=function(i){return e.p(i),this.l(),e.j}};function oe(e){return Qe.stemWord(e)}function Ye(){this.p=function(e){this.j=e,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(e){this.j=e.j,this.cursor=e.cursor,this.a=e.a,this.f=e.f,this.c=e.c,this.d=e.d},this.i=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor++,!0)},this.n=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return!(n>r)&&!(n<t)&&(e[(n-=t)>>>3]&1<<(7&n))!=0&&(this.cursor--,!0)},this.k=function(e,t,r){if(this.cursor>=this.a)return!1;var n=this.j.charCodeAt(this.cursor);return n>r||n<t?(this.cursor++,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor++,!0)},this.q=function(e,t,r){if(this.cursor<=this.f)return!1;var n=this.j.charCodeAt(this.cursor-1);return n>r||n<t?(this.cursor--,!0):(e[(n-=t)>>>3]&1<<(7&n))==0&&(this.cursor--,!0)},this.m=function(e){return!(this.a-this.cursor<e.length)&&this.j.slice(this.cursor,this.cursor+e.length)==e&&(this.cursor+=e.length,!0)},this.g=function(e){return!(this.cursor-this.f<e.length)&&this.j.slice(this.cursor-e.length,this.cursor)==e&&(this.cursor-=e.length,!0)},this.o=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.a,o=0,a=0,l=!1;;){var u,d=t+(r-t>>>1),m=0,c=o<a?o:a,i=e[d];for(u=c;u<i[0].length;u++){if(n+c==s){m=-1;break}if((m=this.j.charCodeAt(n+c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n+i[0].length,4>i.length||(t=i[3](this),this.cursor=n+i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.h=function(e){for(var t=0,r=e.length,n=this.cursor,s=this.f,o=0,a=0,l=!1;;){var u,d=t+(r-t>>1),m=0,c=o<a?o:a,i=e[d];for(u=i[0].length-1-c;0<=u;u--){if(n-c==s){m=-1;break}if((m=this.j.charCodeAt(n-1-c)-i[0].charCodeAt(u))!=0)break;c++}if(0>m?(r=d,a=c):(t=d,o=c),1>=r-t){if(0<t||r==t||l)break;l=!0}}for(;;){if(o>=(i=e[t])[0].length&&(this.cursor=n-i[0].length,4>i.length||(t=i[3](this),this.cursor=n-i[0].length,t)))return i[2];if(0>(t=i[1]))return 0}},this.s=function(e,t,r){var n=r.length-(t-e);return this.j=this.j.slice(0,e)+r+this.j.slice(t),this.a+=n,this.cursor>=t?this.cursor+=n:this.cursor>e&&(this.cursor=e),n},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(e){var t=!1;return this.t()&&(this.s(this.c,this.d,e),t=!0),t},this.e=function(){return this.b("")},this.r=function(e,t,r){t=this.s(e,t,r),e<=this.c&&(this.c+=t),e<=this.d&&(this.d+=t)},this.u=function(){var e="";return this.t()&&(e=this.j.slice(this.c,this.d)),e},this.v=function(){return this.j.slice(0,this.a)}}var Ze=new function(){function e(){return g<=r.cursor}function t(){return k<=r.cursor}var r=new Ye,n=[["",-1,6],["\xE1",0,1],["\xE9",0,2],["\xED",0,3],["\xF3",0,4],["\xFA",0,5]],s=[["la",-1,-1],["sela",0,-1],["le",-1,-1],["me",-1,-1],["se",-1,-1],["lo",-1,-1],["selo",5,-1],["las",-1,-1],["selas",7,-1],["les",-1,-1],["los",-1,-1],["selos",10,-1],["nos",-1,-1]],o=[["ando",-1,6],["iendo",-1,6],["yendo",-1,7],["\xE1ndo",-1,2],["i\xE9ndo",-1,1],["ar",-1,6],["er",-1,6],["ir",-1,6],["\xE1r",-1,3],["\xE9r",-1,4],["\xEDr",-1,5]],a=[["ic",-1,-1],["ad",-1,-1],["os",-1,-1],["iv",-1,1]],l=[["able",-1,1],["ible",-1,1],["ante",-1,1]],u=[["ic",-1,1],["abil",-1,1],["iv",-1,1]],d=[["ica",-1,1],["ancia",-1,2],["encia",-1,5],["adora",-1,2],["osa",-1,1],["ista",-1,1],["iva",-1,9],["anza",-1,1],["log\xEDa",-1,3],["idad",-1,8],["able",-1,1],["ible",-1,1],["ante",-1,2],["mente",-1,7],["amente",13,6],["aci\xF3n",-1,2],["uci\xF3n",-1,4],["ico",-1,1],["ismo",-1,1],["oso",-1,1],["amiento",-1,1],["imiento",-1,1],["ivo",-1,9],["ador",-1,2],["icas",-1,1],["ancias",-1,2],["encias",-1,5],["adoras",-1,2],["osas",-1,1],["istas",-1,1],["ivas",-1,9],["anzas",-1,1],["log\xEDas",-1,3],["idades",-1,8],["ables",-1,1],["ibles",-1,1],["aciones",-1,2],["uciones",-1,4],["adores",-1,2],["antes",-1,2],["icos",-1,1],["ismos",-1,1],["osos",-1,1],["amientos",-1,1],["imientos",-1,1],["ivos",-1,9]],m=[["ya",-1,1],["ye",-1,1],["yan",-1,1],["yen",-1,1],["yeron",-1,1],["yendo",-1,1],["yo",-1,1],["yas",-1,1],["yes",-1,1],["yais",-1,1],["yamos",-1,1],["y\xF3",-1,1]],c=[["aba",-1,2],["ada",-1,2],["ida",-1,2],["ara",-1,2],["iera",-1,2],["\xEDa",-1,2],["ar\xEDa",5,2],["er\xEDa",5,2],["ir\xEDa",5,2],["ad",-1,2],["ed",-1,2],["id",-1,2],["ase",-1,2],["iese",-1,2],["aste",-1,2],["iste",-1,2],["an",-1,2],["aban",16,2],["aran",16,2],["ieran",16,2],["\xEDan",16,2],["ar\xEDan",20,2],["er\xEDan",20,2],["ir\xEDan",20,2],["en",-1,1],["asen",24,2],["iesen",24,2],["aron",-1,2],["ieron",-1,2],["ar\xE1n",-1,2],["er\xE1n",-1,2],["ir\xE1n",-1,2],["ado",-1,2],["ido",-1,2],["ando",-1,2],["iendo",-1,2],["ar",-1,2],["er",-1,2],["ir",-1,2],["as",-1,2],["abas",39,2],["adas",39,2],["idas",39,2],["aras",39,2],["ieras",39,2],["\xEDas",39,2],["ar\xEDas",45,2],["er\xEDas",45,2],["ir\xEDas",45,2],["es",-1,1],["ases",49,2],["ieses",49,2],["abais",-1,2],["arais",-1,2],["ierais",-1,2],["\xEDais",-1,2],["ar\xEDais",55,2],["er\xEDais",55,2],["ir\xEDais",55,2],["aseis",-1,2],["ieseis",-1,2],["asteis",-1,2],["isteis",-1,2],["\xE1is",-1,2],["\xE9is",-1,1],["ar\xE9is",64,2],["er\xE9is",64,2],["ir\xE9is",64,2],["ados",-1,2],["idos",-1,2],["amos",-1,2],["\xE1bamos",70,2],["\xE1ramos",70,2],["i\xE9ramos",70,2],["\xEDamos",70,2],["ar\xEDamos",74,2],["er\xEDamos",74,2],["ir\xEDamos",74,2],["emos",-1,1],["aremos",78,2],["eremos",78,2],["iremos",78,2],["\xE1semos",78,2],["i\xE9semos",78,2],["imos",-1,2],["ar\xE1s",-1,2],["er\xE1s",-1,2],["ir\xE1s",-1,2],["\xEDs",-1,2],["ar\xE1",-1,2],["er\xE1",-1,2],["ir\xE1",-1,2],["ar\xE9",-1,2],["er\xE9",-1,2],["ir\xE9",-1,2],["i\xF3",-1,2]],i=[["a",-1,1],["e",-1,2],["o",-1,1],["os",-1,1],["\xE1",-1,1],["\xE9",-1,2],["\xED",-1,1],["\xF3",-1,1]],p=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,1,17,4,10],k=0,w=0,g=0;this.l=function(){k=w=g=r.a;var v=r.cursor;e:{r:{var f=r.cursor;n:if(r.i(p,97,252)){t:{var x=r.cursor;i:if(r.k(p,97,252)){for(;!r.i(p,97,252);){if(r.cursor>=r.a)break i;r.cursor++}break t}if(r.cursor=x,!r.i(p,97,252))break n;for(;!r.k(p,97,252);){if(r.cursor>=r.a)break n;r.cursor++}}break r}if(r.cursor=f,!r.k(p,97,252))break e;n:{f=r.cursor;t:if(r.k(p,97,252)){for(;!r.i(p,97,252);){if(r.cursor>=r.a)break t;r.cursor++}break n}if(r.cursor=f,!r.i(p,97,252)||r.cursor>=r.a)break e;r.cursor++}}g=r.cursor}r.cursor=v,v=r.cursor;e:{for(;!r.i(p,97,252);){if(r.cursor>=r.a)break e;r.cursor++}for(;!r.k(p,97,252);){if(r.cursor>=r.a)break e;r.cursor++}for(w=r.cursor;!r.i(p,97,252);){if(r.cursor>=r.a)break e;r.cursor++}for(;!r.k(p,97,252);){if(r.cursor>=r.a)break e;r.cursor++}k=r.cursor}if(r.cursor=v,r.f=r.cursor,r.cursor=r.a,v=r.a-r.cursor,r.d=r.cursor,r.h(s)!=0&&(r.c=r.cursor,(f=r.h(o))!=0&&e()))switch(f){case 1:r.c=r.cursor,r.b("iendo");break;case 2:r.c=r.cursor,r.b("ando");break;case 3:r.c=r.cursor,r.b("ar");break;case 4:r.c=r.cursor,r.b("er");break;case 5:r.c=r.cursor,r.b("ir");break;case 6:r.e();break;case 7:r.g("u")&&r.e()}r.cursor=r.a-v,v=r.a-r.cursor;e:if(f=r.a-r.cursor,!(function(){var b;if(r.d=r.cursor,(b=r.h(d))==0)return!1;switch(r.c=r.cursor,b){case 1:if(!t()||!r.e())return!1;break;case 2:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.g("ic"))if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;else r.cursor=r.a-b;break;case 3:if(!t()||!r.b("log"))return!1;break;case 4:if(!t()||!r.b("u"))return!1;break;case 5:if(!t()||!r.b("ente"))return!1;break;case 6:if(!(w<=r.cursor)||!r.e())return!1;var j=r.a-r.cursor;r:if(r.d=r.cursor,(b=r.h(a))==0)r.cursor=r.a-j;else if(r.c=r.cursor,t()){if(!r.e())return!1;if(b===1){if(r.d=r.cursor,!r.g("at")||(r.c=r.cursor,!t())){r.cursor=r.a-j;break r}if(!r.e())return!1}}else r.cursor=r.a-j;break;case 7:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.h(l)==0)r.cursor=r.a-b;else if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;break;case 8:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.h(u)==0)r.cursor=r.a-b;else if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;break;case 9:if(!t()||!r.e())return!1;if(b=r.a-r.cursor,r.d=r.cursor,r.g("at"))if(r.c=r.cursor,t()){if(!r.e())return!1}else r.cursor=r.a-b;else r.cursor=r.a-b}return!0})()){if(r.cursor=r.a-f,(function(){if(r.cursor<g)return!1;var b=r.f;return r.f=g,r.d=r.cursor,r.h(m)==0?(r.f=b,!1):(r.c=r.cursor,r.f=b,!!(r.g("u")&&r.e()))})())break e;if(r.cursor=r.a-f,!(r.cursor<g))if(x=r.f,r.f=g,r.d=r.cursor,(f=r.h(c))==0)r.f=x;else switch(r.c=r.cursor,r.f=x,f){case 1:f=r.a-r.cursor,r.g("u")?(x=r.a-r.cursor,r.g("g")?r.cursor=r.a-x:r.cursor=r.a-f):r.cursor=r.a-f,r.c=r.cursor,r.e();break;case 2:r.e()}}if(r.cursor=r.a-v,v=r.a-r.cursor,r.d=r.cursor,(f=r.h(i))!=0)switch(r.c=r.cursor,f){case 1:e()&&r.e();break;case 2:if(!e()||!r.e())break;f=r.a-r.cursor,r.d=r.cursor,r.g("u")?(r.c=r.cursor,x=r.a-r.cursor,r.g("g")?(r.cursor=r.a-x,e()?r.e():r.cursor=r.a-f):r.cursor=r.a-f):r.cursor=r.a-f}return r.cursor=r.a-v,r.cursor=r.f,v=r.cursor,(function(){for(var b;;){var j=r.cursor;e:if(r.c=r.cursor,(b=r.o(n))!=0){switch(r.d=r.cursor,b){case 1:if(!r.b("a"))return;break;case 2:if(!r.b("e"))return;break;case 3:if(!r.b("i"))return;break;case 4:if(!r.b("o"))return;break;case 5:if(!r.b("u"))return;break;case 6:if(r.cursor>=r.a)break e;r.cursor++}continue}r.cursor=j;break}})(),r.cursor=v,!0},this.stemWord=function(v){return r.p(v),this.l(),r.j}};function se(e){return Ze.stemWord(e)}function q(e){let t;return()=>(t??={it:e()},t.it)}function W(e){let t=new Map;return r=>(t.has(r)||t.set(r,e(r)),t.get(r))}function E(...e){let t=q(()=>new Set(e.flat().join(" ").split(" ")));return{has:r=>t().has(r)}}function Be(e,t){for(let r of t)e.push(r)}function _(e,t,r){let n=e.get(t);n===void 0?e.set(t,[...r]):Be(n,r)}var Xe="[^aeiou]",D="[aeiouy]",S=`${Xe}[^aeiouy]*`,R=`${D}[aeiou]*`,U=new RegExp(`^(?:${S})?${R}${S}`),Je=new RegExp(`^(?:${S})?${R}${S}(?:${R})?$`),H=new RegExp(`^(?:${S})?${R}${S}${R}${S}`),ce=new RegExp(`^(?:${S})?${D}`),er=/([^aeiouylsz])\1$/,le=new RegExp(`^${S}${D}[^aeiouwxy]$`),rr=q(()=>V("ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log")),nr=q(()=>V("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:")),tr=q(()=>V("al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ou: ism: ate: iti: ous: ive: ize: ion:"));function V(e){let t=new Map,r=e.split(" ").sort((n,s)=>s.indexOf(":")-n.indexOf(":"));for(let n of r){let[s="",o=""]=n.split(":");_(t,s.slice(-2),[[s,o]])}return t}function K(e,t,r){let n=t.get(e.slice(-2))?.find(([o])=>ir(e,o));if(n===void 0)return e;let s=e.slice(0,e.length-n[0].length);return r.test(s)?s+n[1]:e}var ir=(e,t)=>e.length>t.length&&e.endsWith(t)&&(t!=="ion"||/[st]ion$/.test(e));function ar(e){return!e.endsWith("s")||e.endsWith("ss")?e:e.endsWith("sses")||e.endsWith("ies")?e.slice(0,-2):e.slice(0,-1)}function or(e){if(e.endsWith("eed"))return U.test(e.slice(0,-3))?e.slice(0,-1):e;let t=/^(.*)(?:ed|ing)$/.exec(e)?.[1];return t===void 0||!ce.test(t)?e:/(?:at|bl|iz)$/.test(t)?`${t}e`:er.test(t)?t.slice(0,-1):le.test(t)?`${t}e`:t}function sr(e){return e.endsWith("y")&&ce.test(e.slice(0,-1))?`${e.slice(0,-1)}i`:e}function cr(e){let t=e;if(e.endsWith("e")){let r=e.slice(0,-1);(H.test(r)||Je.test(r)&&!le.test(r))&&(t=r)}return t.endsWith("ll")&&H.test(t)?t.slice(0,-1):t}function A(e){if(e.length<3)return e;let t=sr(or(ar(e))),r=K(K(t,rr(),U),nr(),U);return cr(K(r,tr(),H))}var lr=`be:was,were,been become:became begin:began,begun bend:bent bite:bit,bitten blow:blew,blown
break:broke,broken bring:brought build:built burn:burnt buy:bought catch:caught choose:chose,chosen come:came deal:dealt
dig:dug draw:drew,drawn drink:drank,drunk drive:drove,driven eat:ate,eaten fall:fell,fallen feed:fed feel:felt
fight:fought find:found fly:flew,flown forget:forgot,forgotten forgive:forgave,forgiven freeze:froze,frozen
get:got,gotten give:gave,given go:went,gone grow:grew,grown hang:hung hear:heard hide:hid,hidden hold:held keep:kept
know:knew,known lay:laid lead:led learn:learnt leave:left lend:lent lose:lost make:made mean:meant meet:met pay:paid
ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold send:sent
shake:shook,shaken shoot:shot show:shown sing:sang,sung sink:sank,sunk sit:sat sleep:slept speak:spoke,spoken
spend:spent spin:spun stand:stood steal:stole,stolen stick:stuck strike:struck swear:swore,sworn swim:swam,swum
take:took,taken teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood
wake:woke,woken wear:wore,worn win:won write:wrote,written
child:children person:people man:men woman:women wife:wives life:lives foot:feet tooth:teeth mouse:mice leaf:leaves
half:halves shelf:shelves knife:knives index:indices matrix:matrices vertex:vertices datum:data medium:media
criterion:criteria analysis:analyses`,ur=q(()=>{let e=lr.split(/\s+/).map(t=>t.split(":"));return new Map(e.flatMap(([t="",r=""])=>r.split(",").map(n=>[n,t])))}),ue=e=>ur().get(e)??e,pe=e=>e.slice(0,2);var pr=new Set(`a about am an and any are as at be because been before being but by can could did do does doing don for
from had has have having he her here hers him his how i if in into is it its itself just may me might my no
nor not of on or our ours out over shall she should so some such than that the their theirs them then there
these they this those to too until up us very was we were what when where which who whom why will with would
you your yours
aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn`.split(/\s+/)),L=e=>pr.has(e),dr=`string str|integer int|dictionary dict|directory dir|function func fn def|argument arg|parameter param
delete del|number num|character char|configuration config|repository repo|database db|message msg|error err|length len
index idx|object obj|value val|temporary temp tmp|initialize init|maximum max|minimum min|average avg|boolean bool
concatenate concat|regex regexp|command cmd|context ctx|document doc|element elem|attribute attr|array arr|variable var
column col|previous prev|image img|random rand|response resp|request req|environment env|package pkg|library lib
process proc|connection conn|execute exec|calculate calc|lower lowercase|upper uppercase
kubernetes k8s|dependency dep|authentication auth|authorization auth authz|application app|administrator admin|development dev
production prod|identifier id|information info|credential cred|operation op|reference ref|version ver|address addr|memory mem
language lang|specification spec|synchronize sync|asynchronous async|internationalization i18n|localization l10n|utility util
continuous ci|certificate cert|synchronous sync|transaction tx|statistic stat|performance perf|organization org|original orig
source src|destination dest dst|generate gen|iteration iter|pointer ptr|buffer buf|allocate alloc|frontend fe|backend be`,mr=`directory folder|delete remove erase drop|error exception failure|dictionary dict map mapping hash
create make build generate new|configuration config settings setting|length size count|maximum largest biggest highest
minimum smallest lowest|average mean|boolean true false|concatenate join merge combine append|regex pattern
authenticate auth login|element item entry|attribute property|array list|column field|current now|image picture
get fetch retrieve obtain|convert transform parse cast|check test verify validate|print display show output
find search lookup locate|change modify update edit|start begin launch|stop end kill terminate|add insert append
compare equal match|package module|library module|timestamp time datetime date|sort order|unique distinct duplicate
url link uri|strip trim|write save dump store|read load open|copy clone duplicate|empty blank|whitespace space
row line record|execute run|multiply product|calculate compute`,hr="python java javascript typescript golang rust ruby php perl scala kotlin swift",P=.4,gr=.15,de=.3,fr=q(()=>{let e=new Map,t=(r,n)=>{for(let s of r.split(/[|\n]/).map(o=>o.split(" ")))for(let o of new Set(s.map(pe)))_(e,o,[{words:s,share:n}])};return t(dr,P),t(mr,gr),e});function me(e){let t=new Map;for(let{words:r,share:n}of fr().get(pe(e))??[]){let s=r.map(o=>/\d/.test(o)?o:A(o));if(s.includes(e))for(let o of s)o!==e&&!t.has(o)&&t.set(o,n)}return[...t].map(([r,n])=>({term:r,share:n}))}var br=q(()=>new Set(hr.split(" ").map(A))),he=e=>br().has(e);var Y={de:`der das dem den ein eine einen einem einer eines und oder nicht ist sind wird werden wurde wurden warum wie wo welche welcher
welches wenn weil dass mit ohne f\xFCr von vom beim auf aus bei nach \xFCber unter zwischen durch gegen ich wir sie ihr mein meine unser kann k\xF6nnen
muss m\xFCssen darf d\xFCrfen soll sollte haben hat auch noch nur schon zum zur im sich man obwohl`,fr:`le la les un une du de et ou o\xF9 est sont dans pour par sur avec sans pas ne que qui quoi quand comment pourquoi ce cette ces son
sa ses leur leurs nous vous ils elles il elle je mon ma mes \xEAtre \xE9t\xE9 \xE9tait au aux si plus quel quelle quels quelles`,es:`el los las un una unos unas del de y o es son est\xE1 est\xE1n en por para con sin qu\xE9 c\xF3mo cu\xE1ndo d\xF3nde cu\xE1l qui\xE9n porque que se su sus
mi mis nuestro lo al no m\xE1s fue hay tiene cuando como este esta estos estas ser`,pt:`o os as um uma uns umas do da dos das de e ou \xE9 s\xE3o est\xE1 est\xE3o em no na nos nas por para com sem que qu\xEA como quando onde qual quem
porque se seu sua seus suas meu minha n\xE3o mais foi h\xE1 tem este esta esse essa ser ao aos pelo pela`},vr=new Set("la de me no o e y a as do on par plus pour un son sa ma lo en se si as os um ne".split(" ")),kr=2,wr=[["de",/[\u00e4\u00f6\u00fc\u00df]/],["es",/[\u00f1\u00bf\u00a1]/],["pt",/[\u00e3\u00f5]/],["fr",/[\u00e8\u0153\u00f9\u00fb\u00ee\u00eb]/]],ge=/[\u0400-\u04ff]/,yr=/[a-z\u00c0-\u024f]+|[\u0400-\u04ff]+/g,N={};var Q=e=>e.normalize("NFKD").replace(/[\u0300-\u036f]/g,""),xr=q(()=>{let e=new Map;for(let[t,r]of Object.entries(Y))for(let n of r.split(/\s+/))vr.has(n)||_(e,n,[t]);return e}),On=q(()=>new Set(Object.values(Y).flatMap(e=>e.split(/\s+/))));var qr=W(e=>{let t=r=>[r,Q(r),A(Q(r))];return new Set(Y[e].split(/\s+/).flatMap(t))});function jr(e,t,r){let n=new Map;for(let[a,l]of wr)l.test(e)&&n.set(a,1);for(let a of new Set(t))for(let l of xr().get(a)??[])n.set(l,(n.get(l)??0)+1);let[s,o]=[...n].sort((a,l)=>l[1]-a[1]);if(!(s===void 0||s[1]<r||s[1]===o?.[1]))return s[0]}function M(e,t=kr){if(N.de===void 0)return;let r=e.normalize("NFC").toLowerCase(),n=r.match(yr)??[],s=jr(r,n,t);if(s===void 0&&!n.some(u=>ge.test(u)))return;let o=s===void 0||s==="ru"?void 0:qr(s),a=u=>o?.has(u)===!0,l=[];for(let u of n){let d=ge.test(u)?"ru":s;d===void 0||u.length<3||a(u)||l.push(Q(N[d]?.(u)??u))}return{language:s??"ru",stems:l,isGrammar:a}}Object.assign(N,{de:ie,fr:te,es:se,pt:ae,ru:oe});var T=100,zr=/(?:--?(?=[A-Za-z]))?[A-Za-z0-9_]+(?:(?:[-./]|\\{1,2}|')[A-Za-z0-9_]+)*/g,Ar=()=>/(?:--?(?=\p{L}))?[\p{L}\p{N}\p{M}_]+(?:(?:[-./]|\\{1,2}|'|\u2019)[\p{L}\p{N}\p{M}_]+)*/gu,I=/^[\u0000-\u007f]*$/,Sr=()=>/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+/gu,Er=/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_]+/g,fe=/^[A-Z]?[a-z]+$/,Tr=/^[A-Z]+$/,Or=/^[A-Z]{2,}s$/,be=/^[0-9]+$/,_r=/^(?:0[xX])?(?=[0-9a-fA-F]*[0-9])(?=[0-9a-fA-F]*[a-fA-F])[0-9a-fA-F]{7,}$/,Rr=5e4,Z=new Map,$=e=>e.length>T?e.slice(0,T):A(ue(e));function Cr(e){return I.test(e)?e:e.normalize("NFKD").replace(/[\u0300-\u036f]/g,"").normalize("NFC")}function ve(e){let t=[],r=I.test(e),n=r?e:Cr(e),s=r?zr:Ar(),o=0;for(let a of n.match(s)??[]){let l=n.indexOf(a,o);Mr(t,a,n,l),o=l+a.length}return Lr.test(e.toLowerCase())?Nr(t,e):t}var Lr=/[\u00c0-\u024f\u0400-\u04ff]|\b(?:der|das|ein|eine|und|nicht|ist|wird|les|une|dans|avec|pas|que|qui|est|el|los|las|una|del|para|com|uma|dos|das|por|como|mit|den|ich|wir|il|ce|con|sin)\b/;function Nr(e,t){let r=M(t);if(r===void 0||r.stems.length===0)return[...e];let{stems:n,isGrammar:s}=r,o=new Set(e);return[...e.filter(a=>!s(a)),...n.filter(a=>!o.has(a))]}function Mr(e,t,r,n){let s=Z.get(t);if(s===void 0){if(t.startsWith("-")){ke(e,t,r,n);return}s=Ir(t),Z.size<Rr&&t.length<=T&&Z.set(t,s)}if(typeof s!="string")for(let o of s)e.push(o);else s!==""&&e.push(s)}function Ir(e){if(fe.test(e)){let r=e.toLowerCase();return L(r)?"":$(r)}let t=[];return ke(t,e,"",0),t}function ke(e,t,r,n){t.startsWith("-")&&(n===0||!/[\p{L}\p{N}_]/u.test(r.charAt(n-1)))&&F(e,t),we(e,$r(t).replace(/^-+/,"").replaceAll(/\\+/g,"/"),0)}var $r=e=>e.replace(/['\u2019](?:s|t|re|ve|ll|d|m)$/i,""),B=["/","'","\u2019",".","-"];function we(e,t,r){let n=r;for(;n<B.length&&!t.includes(B[n]);)n+=1;let s=B[n];if(s===void 0){ye(e,t);return}s!=="'"&&s!=="\u2019"&&F(e,t);for(let o of t.split(s))we(e,o,n+1)}function F(e,t){t.length<=T&&e.push(t.toLowerCase())}function Fr(e,t){L(t)||e.push($(t))}function ye(e,t){fe.test(t)||Or.test(t)?Fr(e,t.toLowerCase()):be.test(t)?e.push(t.slice(0,T)):Tr.test(t)?Gr(e,t.toLowerCase()):_r.test(t)?e.push(t.slice(0,T).toLowerCase()):I.test(t)?Wr(e,t):Kr(e,t)}function Gr(e,t){if(L(t))return;F(e,t);let r=$(t);r!==t&&e.push(r)}function Wr(e,t){F(e,t);let r=t.match(Er)??[];for(let n of r)be.test(n)?e.push(n.slice(0,T)):n.length>1&&e.push($(n.toLowerCase()))}function Kr(e,t){let r=t.replace(Sr(),n=>(Ur(e,[...n])," "));for(let n of r.split(" "))n!==""&&(I.test(n)?ye(e,n):e.push(n.toLowerCase().slice(0,T)))}function Ur(e,t){t.length===1&&e.push(...t);for(let r=1;r<t.length;r+=1)e.push(`${t[r-1]}${t[r]}`)}var Hr=`{ brace braces curly|} brace braces curly|( paren parens parenthesis parentheses|) paren parens parenthesis parentheses
[ bracket brackets square|] bracket brackets square|{} braces curly object|() parens parentheses|[] brackets array
< angle less|> angle greater|<> angle|=> arrow|-> arrow|; semicolon semicolons|, comma commas|: colon colons|:: colon colons
. dot period|... spread ellipsis rest|? question ternary|?. optional chaining|?? nullish coalescing|! negation bang
= assignment equals|== equality|!= inequality equality|=== equality strict|!== inequality equality strict
* asterisk star|** exponentiation|+ plus|++ increment|- minus hyphen dash|-- decrement|/ slash|\\ backslash|// comment|/* comment
*/ comment|% percent modulo|& ampersand|&& and|@ at decorator|# hash|$ dollar|~ tilde|^ caret|_ underscore|\` backtick
" quote quotes double|' quote quotes single`,Dr=.6,Vr=/(["'`\u2018\u201c])([^\sA-Za-z0-9]{1,3})["'`\u2019\u201d]/g,Pr=/(?<=\S[ \t])(?:[{}()[\];*@]|\{\}|\(\)|\[\]|=>|->|===?|!==?|\.{3}|\?[.?]|&&|\*\/|\/\*|\*\*|::|\+\+)(?=[.,;:!?]?(?:\s|$))/g,Qr=q(()=>{let e=Hr.split(/[|\n]/).map(t=>t.split(" "));return new Map(e.map(([t="",...r])=>[t,[...new Set(r.map(A))]]))});function Yr(e){let t=[...e.matchAll(Vr)].map(n=>n[2]??""),r=[...e.matchAll(Pr)].map(([n])=>n);return t.length+r.length===0?[]:[...new Set([...t,...r].flatMap(n=>Qr().get(n)??[]))]}var G=200;function ze(e,t=[]){let r=[...new Set(ve(e))].slice(0,G),n=new Set(r),s=r.map(a=>({term:a,weight:he(a)?de:1})),o=(a,l,u)=>{n.has(a)||(n.add(a),s.push({term:a,weight:l,...u===void 0?{}:{insteadOf:u}}))};for(let a of r)for(let{term:l,share:u}of me(a))o(l,u,a);for(let{term:a,insteadOf:l}of Jr(e))n.has(l)&&o(a,P,l);for(let a of Yr(e))o(a,Dr);return(t.length===0?s:Zr(s,t)).slice(0,G)}function Zr(e,t){let r=new Map;for(let n of[...e,...t]){let{term:s,weight:o,insteadOf:a=s}=n,{concepts:l}=r.get(s)??{concepts:new Map};l.size===0&&r.set(s,{...n,concepts:l}),l.set(a,Math.max(o,l.get(a)??0))}return[...r.values()]}var xe="(?:e|ed|es|er|ers|ing|ation|ations|able)",qe="(?:e|ed|es|er|ers|ing)",je="(?:s|ed|ing|al|able|ful|less|ite|ites)?",Br=[["is","iz",xe],["iz","is",xe],["ys","yz",qe],["yz","ys",qe],["our","or",je],["or","our",je],["re","er","s?"],["er","re","s?","t"],["ence","ense","s?"],["ense","ence","s?"],["ogue","og","s?"],["og","ogue","s?"]],Xr=/\b[A-Za-z]{5,}\b/g;function Jr(e){return[...new Set((e.match(Xr)??[]).map(r=>r.toLowerCase()))].flatMap(r=>{let n=A(r);return Br.flatMap(([s,o,a,l=""])=>{if(!r.includes(s))return[];let u=A(r.replace(new RegExp(`(?<=[a-z]{3}${l})${s}(?=${a}$)`),o));return u===n?[]:[{term:u,insteadOf:n}]})})}var X={concepts:` error failur fail 
 test 
 file 
 folder directori 
 kei 
 encrypt 
 decrypt 
 secret password 
 mask redact 
 build 
 releas publish 
 check valid 
 hook 
 branch 
 commit 
 merg 
 session 
 user person 
 share 
 comment review 
 set config 
 variabl 
 environ env 
 colour color 
 gradient 
 imag pictur preview 
 theme 
 websit site 
 link 
 break 
 shell complet 
 instal 
 warn 
 messag notic 
 screen displai visibl show 
 server 
 request 
 retri repeat 
 time timeout 
 delet remov 
 old stale 
 empti 
 new fresh 
 duplic doubl 
 id identifi 
 refer ref 
 state 
 number 
 length size 
 field 
 arrai list 
 type 
 function 
 code 
 output raw 
 run execut 
 parallel concurr 
 write 
 read 
 memori 
 video medium stream 
 evalu score 
 version target 
 central 
 main default 
 integr 
 miss lack 
 hash checksum 
 devic 
 public privat 
 remot local 
 hide 
 automat auto 
 transcript 
 trust 
 close end 
 push 
 archiv asset 
 stylesheet style css 
 helper 
 repositori repo codebas sourc vc scm git github gitlab bitbucket 
 commit checkin changeset revis 
 branch fork offshoot trunk mainlin 
 main master trunk mainlin default 
 fork copi deriv clone 
 merg combin integr join unit 
 conflict clash collis content disagr 
 rebas replai restack rewrit 
 squash collaps flatten fold condens 
 cherrypick cherri pick backport port 
 revert undo rollback back restor backout revers 
 stash shelv park shelf 
 stage index add 
 diff differ delta patch chang comparison 
 patch hotfix fix diff quickfix 
 tag label mark marker 
 clone checkout copi 
 checkout switch chang 
 push upload publish send submit 
 pull fetch download retriev get 
 remot upstream origin 
 upstream origin sourc parent 
 downstream consum depend child 
 histori log past chronolog record 
 blame annot attribut author culprit 
 bisect binari search narrow 
 submodul subtre subrepo vendor nest 
 monorepo workspac multirepo polyrepo 
 worktre workspac checkout tree 
 untrack ignor gitignor unvers exclud 
 dirti uncommit unsav modifi pend 
 pullrequest pr mr merg request changelist propos 
 review inspect check examin critiqu 
 review approv maintain inspector 
 approv accept lgtm signoff greenlight 
 reject declin refus deni 
 nitpick nit pedant trivial minor 
 feedback comment remark note respons 
 draft wip unfinish incomplet preliminari 
 codeown owner maintain respons ownership steward 
 contributor committ author develop collabor 
 contribut submit help 
 amend edit modifi correct reword 
 forc overrid overwrit 
 hook precommit huski lefthook trigger githook 
 trailer signatur signoff coauthor footer 
 sync synchron mirror replic align 
 diverg drift differ deviat 
 detach headless orphan dangl 
 stale outdat old obsolet expir ag 
 mileston iter sprint releas 
 ticket issu bug task jira 
 backlog queue pend todo 
 trunkbas gitflow workflow branch 
 protect lock guard restrict 
 lf larg blob binari 
 shallow partial spars depth 
 snapshot captur imag dump state 
 changelog new histori note releasenot 
 renam relabel retitl 
 build compil assembl make construct 
 compil translat transpil build 
 compil transpil gcc clang tsc babel swc esbuild rustc javac 
 bundl pack packag 
 bundler packag webpack rollup vite esbuild parcel turbopack 
 minifi compress shrink uglifi minif terser 
 treeshak deadcod prune unus shake elimin 
 makefil make cmake gradl maven bazel ninja justfil taskfil 
 target goal destin aim 
 artifact artefact output product binari build deliver 
 binari execut ex program 
 packag modul librari crate gem wheel 
 librari lib modul sdk toolkit packag 
 framework toolkit platform scaffold 
 depend dep requir prerequisit 
 transit indirect nest implicit 
 packagemanag npm yarn pnpm pip poetri uv cargo bun compos bundler 
 lockfil lock pin freez 
 pin fix freez lock exact 
 instal setup deploi add 
 instal setup msi wizard 
 uninstal remov deinstal purg 
 upgrad updat bump rais modern 
 downgrad rollback revert lower 
 releas ship publish launch rollout version 
 publish releas post upload public 
 deploi rollout ship releas instal deploy 
 registri repositori index npmj pypi hub 
 vendor bundl emb inlin 
 tarbal archiv zip tar gzip 
 semver version number semant 
 prereleas alpha beta nightli canari preview rc candid 
 stabl matur solid reliabl product 
 lt longterm support mainten 
 eol endoflif unsupport discontinu sunset retir 
 manifest packagejson pyproject descriptor spec 
 link linker symlink npmlink 
 static fix constant unchang 
 dynam runtim chang adapt 
 increment partial gradual stepwis delta 
 rebuild recompil regener reconstruct 
 watch watcher livereload nodemon hotreload hmr observ 
 toolchain tool util 
 crosscompil crossplatform portabl multiplatform multiarch 
 distribut ship deliv deliveri 
 scaffold boilerpl gener templat skeleton starter 
 gener produc creat emit 
 codegen gener autogener protoc 
 contain docker podman imag container 
 imag dockerfil snapshot layer 
 orchestr kubernet k8s swarm nomad helm cluster 
 host vercel netlifi heroku cloudflar fly render 
 cloud aw gcp azur host saa 
 serverless lambda faa function edg worker 
 infrastructur infra iac terraform pulumi ansibl provis 
 provis alloc setup creat suppli 
 stage preprod preproduct uat test 
 product prod live 
 canari gradual phase bluegreen rollout 
 snapshot nightli devbuild daili 
 sourcemap map debuginfo symbol 
 licens licenc copyright mit gpl apach 
 opensourc oss foss free public 
 proprietari close commerci pai 
 option peer extra addon 
 requir mandatori necessari compulsori need must 
 dev develop devdepend local 
 bootstrap initi init setup start initialis 
 cleanup clean tidi purg remov clear 
 audit vulner scan snyk dependabot advisori 
 renov dependabot autoupd bot 
 electron desktop tauri app packag 
 duplic dupe copi repeat redund 
 hoist lift rais elev 
 resolv resolut lookup find locat 
 test check verifi trial 
 testrunn runner jest vitest mocha pytest junit jasmin ava tap 
 unittest unit isol small 
 integr e2e endtoend function system accept 
 browser playwright cypress selenium puppet webdriv chrome 
 mock fake stub doubl dummi simul 
 fixtur testdata sampl seed exampl 
 assert expect check verifi 
 coverag cover untest extent 
 flaki intermitt unreli sporad unstabl nondeterminist random 
 regress break breakag worsen 
 smoke saniti quick basic 
 skip ignor omit bypass disabl pass 
 pass succe green success 
 fail red break failur 
 suit collect set batteri 
 scenario case usecas situat exampl 
 ci cd pipelin continu integr jenkin action circleci travi buildkit 
 pipelin workflow chain stage process 
 job task work step run 
 runner agent worker executor machin 
 matrix grid combin permut 
 snapshot golden approv baselin refer 
 fuzz random properti quickcheck hypothesi 
 random arbitrari stochast chanc 
 determinist reproduc repeat predict 
 reproduc repro recreat replic reproduct 
 isol sandbox separ confin 
 teardown cleanup shutdown dispos after 
 setup prepar arrang 
 tdd testfirst testdriven bdd 
 manual hand handmad human 
 automat autom auto unattend 
 qa qualiti tester assur 
 benchmark perf measur bench time 
 load stress soak volum k6 locust 
 verifi valid confirm check ensur verif 
 valid check sanit zod joi yup ajv 
 edgecas corner boundari borderlin extrem 
 gate blocker requir check guard 
 badg statu indic shield 
 schedul cron nightli period timer recur 
 timeout deadlin limit expiri 
 virtual simul emul vm 
 access a11y screenread ax wcag 
 parallel concurr shard simultan 
 shard split partit slice 
 dryrun preview simul rehears noop 
 expect intend anticip want desir 
 actual real receiv observ 
 error failur fault mistak problem except err 
 bug defect issu problem flaw glitch fault 
 problem issu troubl difficulti concern matter 
 fix repair solv correct resolv remedi patch mend 
 workaround hack bypass kludg quirk shim stopgap 
 solut answer remedi resolut fix 
 caus reason culprit sourc origin root 
 crash die abort panic segfault termin 
 hang freez stick block stall unrespons deadlock 
 except throw rais error 
 catch handl trap rescu intercept handler 
 swallow suppress ignor hide silenc mute 
 silent quiet unnot mute hide 
 stacktrac traceback backtrac stack callstack 
 trace track follow span opentelemetri jaeger 
 debug troubleshoot diagnos investig debugg 
 debugg gdb lldb devtool inspector pdb delv 
 breakpoint paus stop step 
 investig research analyz examin explor probe dig 
 diagnos diagnosi diagnost determin identifi pinpoint 
 log record print trace logger 
 logger winston pino log4j loguru zap serilog 
 loglevel verbos debug info warn sever 
 warn caution alert notic 
 alert notifi page alarm pagerduti notif 
 incid outag downtim disrupt emerg 
 postmortem retrospect rca review analysi 
 outag downtim unavail offlin down 
 break corrupt damag faulti defect malfunct 
 corrupt damag mangl garbl 
 retri reattempt repeat again 
 backoff delai exponenti jitter wait 
 fallback default backup altern substitut 
 recov recoveri heal restor resili selfheal 
 grace clean orderli smooth gentl 
 degrad reduc limit partial 
 circuitbreak breaker trip bulkhead 
 nullpoint null undefin none nil miss npe 
 invalid bad illeg wrong malform incorrect 
 wrong incorrect mistaken fals erron 
 correct right proper accur valid 
 miss absent lack lose go omit 
 unexpect surpris unforeseen odd weird strang 
 unhandl uncaught unresolv untreat 
 messag text string word errormessag 
 symptom sign indic manifest 
 dump coredump heapdump minidump 
 overflow exce excess toobig overrun 
 underflow empti neg shortag 
 offbyon fencepost boundari index 
 typo misspel spell mistyp 
 assum assumpt presum suppos presumpt 
 suspect guess hypothesi theori suspicion hunch 
 monitor observ watch supervis 
 metric measur gaug counter statist kpi stat 
 telemetri analyt track instrument usag 
 healthcheck health heartbeat live readi probe ping 
 dashboard grafana kibana panel overview datadog 
 sentri errortrack rollbar bugsnag crashreport 
 inconsist mismatch discrep contradictori disagr 
 consist coher uniform 
 fragil brittl delic unstabl 
 robust resili reliabl sturdi solid 
 imposs unfeas infeas cannot unabl 
 unabl cannot cant fail couldnt 
 detect discov notic spot find recogn 
 prevent avoid stop forbid block avert 
 avoid evad dodg sidestep shun eschew 
 occur happen aris appear emerg occurr 
 report bugreport notifi submit file 
 leak leakag escap drip unreleas 
 exitcod statu returncod exit result 
 assert invari guarante contract precondit 
 guarante ensur assur promis warrant 
 misus abus wrongli footgun pitfal gotcha trap 
 panic fatal critic unrecover sever 
 perform speed effici throughput perf 
 slow sluggish laggi lag crawl 
 fast quick rapid speedi swift faster 
 optim tune improv speedup acceler 
 latenc delai lag responsetim wait 
 throughput bandwidth capac rate qp rp 
 bottleneck hotspot constraint choke limit 
 profil flamegraph sampl perf 
 cach memoiz redi memcach 
 invalid expir evict bust flush purg 
 memori ram heap storag 
 oom outofmemori exhaust 
 alloc reserv malloc 
 free releas dealloc dispos drop relinquish 
 gc garbag collector collect reclaim 
 stack callstack frame lifo 
 heap pool arena 
 pointer refer address ref handl 
 dangl useafterfre stale freed invalid 
 buffer queue batch 
 thread worker fiber multithread 
 concurr parallel simultan multithread 
 parallel simultan multicor 
 sequenti serial consecut order 
 lock mutex semaphor exclus latch 
 unlock releas freed unblock 
 deadlock livelock stick standoff starvat 
 race racecondit toctou 
 content competit contend fight 
 atom indivis transact allornoth 
 async asynchron nonblock await background 
 sync synchron block inlin 
 promis futur defer task await 
 await wait paus block yield 
 coroutin goroutin fiber gener greenthread 
 eventloop loop tick microtask schedul reactor 
 event occurr signal trigger emit 
 callback listen handler subscrib hook 
 handler control callback processor 
 queue backlog fifo line enqueu rabbitmq kafka sq 
 broker messag pubsub kafka rabbitmq nat mqtt 
 publish subscrib broadcast emit notifi pubsub 
 subscrib subscript listen follow observ 
 worker background daemon job sidekiq celeri consum 
 pool reus share 
 batch bulk group chunk mass 
 chunk piec segment block part fragment 
 stream flow continu pipe 
 backpressur flowcontrol overload slow 
 throttl ratelimit debounc limit slowdown 
 debounc throttl delai coalesc settl 
 ratelimit quota limit throttl cap allow 429 
 limit cap maximum threshold ceil bound restrict 
 threshold cutoff boundari limit trigger 
 lazi defer ondemand postpon 
 eager immedi upfront preload prefetch 
 preload prefetch warm warmup prime 
 coldstart startup boot launch bootup 
 scale scalabl grow autoscal 
 loadbalanc balanc distribut roundrobin haproxi 
 overload satur overwhelm busi flood 
 overhead cost burden penalti expens 
 cheap lightweight light small inexpens lean 
 heavi expens costli bloat larg bulki 
 cpu processor core comput 
 gpu graphic cuda acceler metal vulkan 
 usag consumpt util us footprint 
 interv period frequenc everi cadenc poll 
 poll check repeatedli queri 
 delai postpon defer sleep wait paus 
 timer countdown alarm settimeout stopwatch 
 immedi instant instantli now realtim prompt 
 idl inact unus dormant sleep 
 starv starvat hog monopol 
 reentrant threadsaf safe reentranc 
 optimist pessimist version ca compareandswap 
 idempot repeat safe dedup 
 onc singl onetim singleton onli 
 file document doc 
 folder directori dir 
 path locat rout filepath pathnam 
 subfold subdirectori nest child inner 
 parent ancestor contain enclos outer 
 root toplevel base rootdir 
 absolut full complet fix 
 rel relat local 
 home user homedir profil userprofil 
 temp temporari tmp scratch transient ephemer 
 perman persist durabl last 
 extens suffix filetyp end ext 
 filenam basenam name 
 symlink link shortcut alia junction hardlink 
 glob wildcard pattern star asterisk 
 regex regexp pattern express matcher 
 match fit correspond hit 
 search find lookup seek locat grep queri 
 replac substitut swap exchang 
 read load open pars 
 write save store persist output 
 save store persist keep 
 load open import fetch 
 append add concaten attach suffix 
 overwrit clobber replac overrid stomp 
 truncat cut shorten trim clip crop 
 copi duplic cp replic clone 
 move reloc mv transfer shift 
 delet remov eras rm unlink drop wipe 
 creat make add new creation mkdir touch 
 exist present 
 upload send submit attach 
 download fetch retriev pull curl wget 
 import ingest load bring 
 export dump extract output save 
 backup copi archiv safeguard dump 
 archiv old store retir 
 compress zip gzip pack shrink brotli zstd 
 decompress unzip extract unpack inflat 
 extract pull deriv obtain isol 
 encod charset utf8 unicod codepag 
 decod unescap interpret 
 mojibak garbl gibberish corrupt umlaut 
 unicod utf8 utf16 emoji codepoint 
 charact char letter glyph symbol rune 
 ascii plain text plaintext 
 newlin linebreak eol crlf lf linefe 
 whitespac space blank tab indent 
 bom byteord endian 
 byte octet binari 
 size length byte volum files 
 case uppercas lowercas capit casesensit 
 disk drive storag volum ssd hdd 
 full exhaust enospc outofspac fill 
 filesystem fs ext4 ntf apf volum mount 
 mount attach bind volum share 
 slash backslash separ delimit 
 separ delimit divid comma splitter 
 quot quotat apostroph escap 
 escap sanit encod quot 
 descriptor handl fd filehandl 
 metadata attribut mtime stat properti 
 timestamp time date mtime datetim 
 checksum hash digest sha256 md5 crc fingerprint 
 json yaml toml xml serial format 
 serial marshal encod stringifi dump 
 deseri unmarsh decod pars hydrat 
 csv spreadsheet excel xlsx tsv tabl 
 attach enclosur upload 
 hide dotfil invis conceal 
 recurs nest deep 
 travers walk iter crawl visit 
 process program task pid instanc 
 run execut launch start invok 
 start launch begin boot startup initi 
 stop halt end termin quit ceas shutdown 
 restart reboot relaunch reload bounc respawn 
 reload refresh rerun reopen 
 kill termin abort sigkil end destroi 
 shutdown poweroff stop close turnoff 
 exit quit leav close termin 
 abort cancel interrupt stop 
 interrupt signal sigint ctrlc break 
 signal sigterm sigint notif 
 paus suspend resum hold halt 
 resum continu proce pickup carryon 
 spawn fork subprocess child exec launch 
 daemon servic background systemd launchd 
 background behind async offscreen 
 foreground front interact activ 
 zombi orphan leftov defunct dangl linger 
 shell termin consol bash zsh prompt powershel fish 
 commandlin cli command termin consol 
 command cmd instruct order direct 
 argument arg paramet option param operand 
 script autom batch sh ps1 
 pipe redirect stdin stdout 
 stdout output print stderr consol 
 stdin input keyboard 
 print output displai echo show 
 tty pty termin pseudotermin ansi 
 os operatingsystem platform system 
 linux ubuntu debian fedora alpin arch distro unix 
 window win32 microsoft win64 
 maco mac osx appl darwin 
 wsl subsystem emul cygwin mingw 
 kernel core os 
 driver firmwar modul 
 devic hardwar gadget machin peripher 
 machin comput host box pc laptop 
 server host backend machin 
 client frontend consum caller 
 architectur x86 arm64 aarch64 amd64 arch 
 embed microcontrol arduino iot raspberri esp32 
 sensor detector probe 
 batteri power energi charg 
 keyboard kei shortcut hotkei keybind keypress 
 mous pointer cursor click trackpad 
 usb serial port bluetooth cabl 
 privileg root sudo admin administr superus elev 
 clock time systemtim ntp monoton wallclock 
 timezon tz utc dst offset daylight 
 local languag i18n internation translat l10n 
 environ env surround context set 
 virtualenv venv conda sandbox isol 
 editor id vscode vim emac intellij jetbrain neovim 
 plugin extens addon addin modul 
 uptim avail reliabl sla 
 avail access reachabl readi 
 readi prepar done finish 
 resourc asset capac 
 network net lan internet connect 
 connect link session 
 disconnect drop lose offlin reset 
 reconnect resum reestablish reattach 
 offlin disconnect unconnect unavail airgap 
 onlin connect live web 
 request call req queri ask 
 respons repli answer result respond 
 http web rest fetch axio request curl 
 api interfac endpoint sdk servic 
 endpoint rout url path resourc address 
 url uri link address href hyperlink 
 rout router path dispatch 
 redirect forward 301 302 
 proxi intermediari gatewai relai nginx envoi traefik 
 gatewai bridg ingress entrypoint 
 webserv nginx apach caddi httpd ii 
 websocket socket realtim sse push 
 webhook callback notif hook push 
 socket port connect tcp udp 
 port portnumb listen bind eaddrinus 
 listen bind serv accept 
 dn nameserv domain hostnam resolv 
 domain hostnam host site subdomain 
 localhost loopback local 127 ownmachin 
 ip address ipv4 ipv6 addr 
 firewal block filter allowlist iptabl 
 vpn tunnel wireguard tailscal 
 protocol standard scheme specif handshak 
 header meta metadata 
 bodi payload content datum 
 cooki session sessionid 
 cor crossorigin origin sameorigin preflight 
 statu code statuscod 404 500 state 
 notfound 404 miss absent unknown 
 servererror 500 502 503 intern badgatewai 
 unreach unavail refus econnrefus inaccess 
 graphql queri schema apollo resolv 
 rpc grpc protobuf thrift trpc remotecal 
 rest api crud http 
 openapi swagger spec contract schema 
 client sdk wrapper librari bind 
 microservic servic distribut soa 
 distribut decentr spread multinod 
 cluster node swarm fleet farm 
 node peer member instanc machin 
 replica replic copi mirror standbi 
 leader primari master elect coordin 
 failov switchov takeov redund standbi 
 pagin page cursor limit offset 
 crawler scraper spider bot scrape 
 cdn edg cloudflar akamai fastli cach 
 packet frame datagram messag 
 handshak negoti greet 
 keepal heartbeat persist ping 
 transfer transmit send transmiss convei 
 send deliv dispatch transmit emit post 
 receiv accept get incom obtain 
 incom inbound ingress arriv 
 outgo outbound egress leav 
 email mail smtp messag imap 
 authent auth login signin ident 
 login signin logon authent enter 
 logout signout logoff exit 
 signup regist registr enrol join 
 author permiss access rbac acl 
 permiss right privileg access grant allow 
 allow permit enabl grant let author 
 deni forbid refus block disallow prohibit ban 
 forbidden 403 deni unauthor 401 prohibit 
 allowlist whitelist permit safelist 
 blocklist blacklist denylist ban 
 role group rbac profil 
 user account person member login custom 
 account profil user ident 
 admin administr superus manag oper 
 password passphras passwd credenti pin passcod 
 credenti login secret password kei 
 secret confidenti privat sensit vault credenti 
 token jwt bearer apikei accesstoken 
 apikei kei token credenti secret 
 oauth sso oidc saml feder openid singlesignon 
 mfa 2fa otp totp twofactor passkei webauthn 
 session login sessionid log 
 expir expiri ttl laps 
 renew refresh extend rotat 
 rotat roll cycl renew 
 revok withdraw invalid cancel revoc 
 encrypt cipher crypto ae 
 decrypt deciph unlock 
 hash digest bcrypt argon2 sha 
 sign signatur gpg pgp codesign 
 certif cert ca pem x509 letsencrypt 
 tl ssl http secur 
 ssh remot login shell sshkei 
 kei keypair publickei privatekei 
 secur safeti protect safe 
 vulner exploit weak hole cve flaw 
 attack exploit hack breach intrus malici 
 inject xss sqli csrf 
 sanit clean escap scrub strip purifi 
 redact mask censor hide obscur anonym 
 privaci privat person pii gdpr sensit 
 privat intern hide close restrict 
 public open expos share publish 
 expos reveal disclos leak show 
 trust trustworthi confid reli 
 ident id identif 
 identifi id uuid guid kei handl 
 captcha antibot recaptcha verif 
 spam junk abus unwant 
 imperson spoof fake masquerad forg 
 tamper alter manipul forg falsifi 
 sandbox jail isol contain confin seccomp 
 configur config set setup prefer option 
 set option prefer paramet knob 
 option choic altern possibl select 
 envvar environ variabl env dotenv 
 flag switch toggl option boolean 
 featureflag toggl featuretoggl experi rollout launchdarkli killswitch 
 featur function capabl 
 enabl activ turnon switch allow 
 disabl deactiv turnoff switch 
 toggl switch flip altern 
 default standard preset initi builtin 
 custom person tailor bespok own 
 overrid overwrit supersed replac 
 hardcod fix liter bake constant 
 version releas revis edit v2 
 latest newest recent current uptod 
 current present actual now exist todai 
 previou prior earlier former last old 
 compat interoper work support 
 incompat break mismatch conflict unsupport 
 break breakingchang incompat major 
 backward legaci backcompat compat 
 deprec obsolet outdat discourag phaseout 
 legaci old outdat ancient inherit exist 
 modern new contemporari recent current 
 migrat convert port transit move 
 port adapt convert translat reimplement 
 adopt switch embrac introduc 
 replac supersed swap substitut switch 
 support handl accommod 
 unsupport unhandl unavail incompat 
 requir need prerequisit necess must 
 polyfil shim adapt compat 
 adapt wrapper bridg connector convert shim 
 schema structur model shape definit 
 profil preset mode variant flavor 
 mode state set strategi 
 preced prioriti order hierarchi rank 
 inherit extend deriv subclass 
 reset clear restor factori reiniti 
 appli enforc us put applic 
 enforc impos mandat requir forc 
 exclud omit skip ignor leaveout exclus 
 includ contain emb inclus incorpor 
 polici rule guidelin regul standard 
 constraint restrict limit condit 
 rollout phase stage gradual introduct 
 code sourc program codebas sourcecod 
 program code develop softwar engin 
 develop programm engin coder dev 
 languag lang programminglanguag dialect 
 javascript js node nodej ecmascript deno bun 
 typescript ts type tsc 
 python py cpython pypi 
 rust cargo rustc 
 go golang gopher goroutin 
 java jvm kotlin scala jdk 
 csharp dotnet c aspnet 
 cpp c cplusplu nativ 
 function method procedur routin func subroutin 
 call invok run trigger invoc 
 caller callsit consum invok 
 helper util share common 
 return returnvalu result output yield 
 paramet param argument input 
 variabl var valu identifi bind 
 constant const final immut fix 
 global share singleton static 
 local scope inner privat 
 scope visibl rang extent closur 
 valu val content datum amount 
 assign set give store 
 initi init initialis setup 
 declar defin definit specifi 
 type kind datatyp class 
 type typesaf strict static 
 cast convert coerc convers coercion 
 convert transform translat convers map 
 gener templat parametr polymorph 
 interfac contract protocol trait abstract 
 class type struct object blueprint 
 object instanc entiti thing 
 instanc instanti copi construct 
 constructor init factori builder new 
 properti attribut field member kei 
 struct record structur dataclass tupl 
 enum enumer union variant constant 
 modul file packag namespac unit 
 namespac packag prefix scope 
 import requir includ us 
 circular cyclic cycl recurs loop 
 loop iter while cycl 
 infinit endless unbound forev neverend 
 condit predic check 
 branch condit fork switch case 
 boolean bool flag true fals truthi 
 string text str charact 
 number integ int float numer digit decim 
 float decim precis doubl round 
 round precis truncat 
 arrai list vector collect sequenc slice 
 map dictionari hashmap dict tabl object 
 set collect uniqu group 
 tree hierarchi graph nest 
 graph dag network node edg 
 index posit offset subscript 
 sort order arrang rank 
 filter select narrow restrict sift 
 iter loop travers walk enumer 
 algorithm method procedur approach techniqu 
 complex bigo complic quadrat cyclomat 
 complex complic intric difficult convolut 
 simpl easi straightforward plain trivial simplic 
 simplifi reduc streamlin eas simplif 
 pars parser token interpret lexer 
 syntax grammar notat format 
 ast tree syntaxtre node treesitt 
 token lexem symbol word 
 interpret runtim vm repl engin 
 runtim execut engin node jvm 
 lint linter eslint pylint ruff clippi stylecheck biom 
 format formatt prettier black gofmt beautifi 
 indent tab space nest 
 style convent codestyl guidelin standard 
 name convent camelcas snakecas identifi 
 refactor restructur rework cleanup rewrit reorgan 
 rewrit redo reimplement overhaul rework 
 extract split separ pullout factor decompos 
 split divid separ break partit 
 inlin emb flatten expand substitut 
 abstract gener layer 
 encapsul hide wrap 
 wrap wrapper enclos surround envelop 
 decoupl separ loosen coupl independ 
 inject di provid ioc 
 pattern idiom design templat convent 
 singleton singl global share 
 middlewar interceptor layer filter plugin 
 layer tier level stratum 
 compon part piec unit element widget 
 decor annot attribut metadata 
 macro preprocessor metaprogram templat 
 reflect introspect metaprogram dynam 
 lambda closur anonym arrow function 
 immut readonli freez unchang constant 
 mutabl mutat modifi changeabl sideeffect 
 sideeffect impur effect consequ 
 readonli immut writeprotect viewonli 
 null nil none empti nullabl undefin 
 empti blank vacant void noth 
 comment annot remark note docstr 
 document doc readm manual guid javadoc 
 todo fixm pend unfinish placehold 
 unus dead orphan unreferenc obsolet unreach 
 boilerpl repetit ceremoni scaffold 
 debt techdebt mess shortcut legaci 
 maintain clean readabl 
 reus reusabl share common 
 implement realiz build develop 
 design architectur plan structur blueprint 
 snippet exampl sampl excerpt fragment 
 statement express instruct line 
 oper operand arithmet 
 symbol name identifi refer 
 autocomplet complet intellisens suggest lsp 
 templat placehold jinja handlebar mustach 
 placehold dummi stub filler 
 interpol substitut expand insert 
 concaten join combin append 
 compar comparison equal diff 
 equal same ident equival 
 differ distinct unequ other 
 uniqu distinct singl onli 
 wasm webassembl emscripten 
 bytecod ir assembl machinecod opcod 
 jit aot compil nativ v8 
 ffi bind interop bridg nativ 
 unsaf danger riski uncheck insecur 
 ownership borrow lifetim borrowcheck 
 lifecycl lifetim lifespan stage 
 state statu condit situat 
 statemachin fsm automaton workflow xstate 
 databas db datastor databank postgr postgresql mysql sqlite mongodb 
 store save persist keep storag write 
 storag store repositori persist backend disk 
 queri select lookup sql request statement 
 index 
 transact atom commit unit 
 rollback revert undo abort restor 
 commit persist final appli confirm 
 backup copi snapshot dump archiv 
 restor recov recoveri 
 snapshot checkpoint imag captur 
 tabl relat sheet 
 row record entri tupl line 
 column field attribut 
 schema structur definit ddl 
 migrat upgrad move port transit 
 kei identifi id primari 
 foreign refer relat fk relationship 
 constraint restrict rule check 
 uniqu distinct 
 duplic copi repeat doubl twice dupe 
 dedupl dedup uniqu merg 
 join combin merg link 
 insert add creat append 
 updat modifi chang edit alter 
 upsert merg insert-or-update 
 delet remov eras drop purg 
 soft-delete tombston archiv deactiv hide 
 truncat clear empti wipe flush 
 purg prune cleanup expir sweep vacuum 
 retent keep lifetim preserv 
 replica replic copi mirror standbi secondari 
 primari master leader main 
 shard partit split slice 
 failov takeov switchov fallback 
 lock mutex exclus block latch 
 deadlock stalem lock-cycle 
 isol serializ snapshot 
 consist coher integr 
 inconsist mismatch discrep diverg drift 
 integr valid sound correct 
 corrupt damag break garbl 
 orphan dangl strai leftov unreferenc 
 cascad propag 
 connect link session conn 
 pool pgbouncer 
 orm mapper activerecord hibern prisma sqlalchemi 
 view project materi 
 trigger hook fire 
 procedur routin function store 
 seed fixtur bootstrap prefil popul 
 normal canonic standardis 
 denorm flatten duplic emb 
 nosql document mongodb dynamodb couchdb firestor 
 warehous lakehous lake olap bigqueri snowflak redshift 
 filter narrow restrict select 
 sort order arrang rank 
 group aggreg bucket rollup summaris 
 count talli number cardin total 
 page pagin cursor offset 
 cursor iter pointer bookmark 
 n roundtrip chatti 
 batch bulk chunk mass group 
 eager preload prefetch includ 
 lazi defer on-demand delai 
 slow sluggish laggi crawl long-running 
 full-scan seqscan scan sequenti 
 explain plan planner optim 
 tenant tenanc multiten custom workspac 
 audit histori trail changelog proven 
 histori past log timelin record 
 blob binari object attach bucket 
 bucket s3 gc minio blobstor contain 
 disk drive hdd ssd volum 
 volum mount filesystem disk share 
 space capac room quota free 
 quota limit allow cap budget 
 encrypt cipher 
 compress zip gzip shrink zstd 
 append append-only add immut 
 wal journal log redo write-ahead binlog 
 serial marshal encod dump 
 conflict clash collis content 
 optimist version etag compare-and-swap 
 idempot onc 
 default fallback preset standard 
 null nil none miss empti undefin 
 key-value kv redi memcach dictionari map 
 cach memoiz memois redi memcach 
 invalid bust expir evict purg 
 evict lru discard displac 
 stale outdat old expir obsolet out-of-date 
 fresh current up-to-date latest recent 
 expir expiri ttl laps timeout 
 hit hit-rate reus find 
 miss cold absent 
 warm warmup preheat prime preload 
 cdn edg cloudfront cloudflar fastli 
 refresh reload renew updat revalid 
 reus recycl share again 
 buffer accumul hold 
 flush drain sync empti 
 queue backlog line fifo rabbitmq sq kafka 
 enqueu push submit publish add 
 dequeu pop consum take poll 
 job task work background sidekiq celeri 
 worker consum processor handler daemon 
 background async offlin behind-the-scenes defer 
 foreground interact visibl activ 
 schedul plan timet 
 cron crontab timer schedul period nightli 
 recur period repeat regular 
 nightli overnight daili night 
 delai postpon defer wait later lag 
 timer countdown alarm timeout stopwatch 
 deadlin due cutoff time-limit due-date 
 event occurr signal happen notif 
 emit publish fire dispatch rais broadcast 
 subscrib listen observ watch 
 publish produc emitt sender sourc 
 broker bu kafka rabbitmq nat middlewar pubsub 
 topic channel stream subject 
 messag msg payload packet 
 payload bodi content datum 
 acknowledg ack confirm receipt 
 dead-letter dlq poison fail quarantin 
 redeliv retri resend replai repeat 
 replai rerun reprocess reingest repeat 
 webhook callback hook postback notif 
 stream flow feed continu 
 push deliv send 
 poll pull check repeatedli 
 websocket socket realtim live sse 
 realtim live instant immedi 
 order sequenc success 
 throttl rate-limit limit slow debounc cap 
 debounc throttl delai coalesc settl 
 backpressur overload congest satur 
 backlog pileup queue buildup accumul 
 prioriti urgenc import preced 
 workflow pipelin process orchestr airflow tempor 
 saga compens rollback 
 outbox relai inbox stage 
 fan-out broadcast distribut spread multicast 
 parallel concurr simultan 
 serial sequenti one-by-one 
 cancel abort stop termin 
 paus suspend hold halt 
 resum continu restart unpaus 
 progress advanc statu percent complet 
 pend wait queu outstand open 
 stick hang freez stall wedg block 
 leas claim reserv hold visibl 
 heartbeat keepal ping puls live 
 exactly-once onc at-least-once deliveri guarante 
 log logger journal trace record 
 level sever verbos import 
 verbos noisi chatti detail wordi 
 silent quiet mute suppress swallow 
 monitor observ watch supervis 
 metric measur gaug stat prometheu 
 measur benchmark time profil quantifi 
 alert alarm warn notifi page pager 
 warn caution notic advisori 
 threshold limit cutoff bound trigger 
 trace span opentelemetri jaeger follow 
 telemetri analyt track usag instrument 
 dashboard overview panel board cockpit grafana 
 outag downtim incid unavail down disrupt 
 incid outag emerg postmortem sev 
 postmortem retrospect root-cause review rca 
 oncal on-call pager duti standbi rota 
 avail uptim reachabl sla 
 latenc delai lag response-time slow 
 throughput bandwidth rate rp volum 
 bandwidth network traffic capac 
 percentil quantil p95 p99 median 
 counter talli gaug accumul 
 spike surg peak burst jump 
 usag consumpt util us 
 memori ram heap footprint 
 cpu processor core comput 
 load pressur stress demand utilis 
 healthcheck health probe readi live statu 
 diagnos diagnost troubleshoot investig debug 
 anomali outlier abnorm unusu odd 
 sampl subset fraction 
 correl request-id trace-id link 
 redact mask scrub anonym censor hide 
 sentri bugsnag rollbar crash-reporting error-tracking 
 crash die collaps abort panic segfault 
 statu state condit stand 
 statuspag announc mainten notic 
 mainten upkeep servic window 
 report summari overview digest 
 deploi deploy releas rollout ship publish 
 releas version ship publish launch 
 rollout gradual stage phase canari progress 
 canari preview pilot trial grai 
 blue-green swap switch cutov 
 feature-flag flag toggl switch gate launchdarkli 
 environ env stage set 
 product prod live customer-facing 
 stage preprod test uat sandbox 
 sandbox playground isol jail test 
 server host machin box node backend 
 vm instanc machin ec2 droplet virtual 
 contain docker podman imag oci 
 imag dockerfil layer contain base 
 registri repositori ecr dockerhub artifactori 
 kubernet k8s orchestr cluster helm openshift 
 pod replica contain instanc 
 cluster fleet farm group node 
 node machin host member worker 
 cloud aw gcp azur host provid 
 on-premise onprem self-hosted selfhost local 
 host serv run provid 
 serverless lambda function faa cloud-function 
 infrastructur infra terraform iac pulumi platform 
 provis setup alloc creat 
 configur config set setup option 
 variabl env dotenv set paramet 
 secret credenti password token vault kei 
 scale autoscal grow elast 
 downscal shrink reduc 
 balanc load-balancer proxi nginx haproxi traefik ingress 
 proxi gatewai relai intermediari forward 
 gatewai entrypoint frontdoor edg router 
 rout path forward direct 
 redirect forward rerout bounc 
 domain dn hostnam nameserv subdomain 
 certif cert tl ssl http letsencrypt 
 firewal block filter acl waf 
 network net connect internet lan 
 offlin disconnect unplug 
 onlin connect reachabl live 
 port socket endpoint listen 
 region zone datacent locat avail 
 restart reboot relaunch bounc reload 
 startup boot start launch initialis 
 shutdown stop termin kill exit turn-off 
 grace clean orderli drain 
 zero-downtime uninterrupt seamless roll 
 uninstal remov deprovis teardown 
 instal setup 
 systemd daemon servic supervisor pm2 
 microservic servic soa backend compon 
 monolith singl all-in-one 
 cost expens spend bill price 
 cheap inexpens low-cost afford 
 resourc capac asset quota comput 
 oom out-of-memory kill 
 leak leakag unreleas growth 
 redund spare duplic backup high-availability 
 disast catastroph recoveri dr 
 resili robust fault-tolerant harden 
 circuit-breaker breaker fuse trip 
 artifact build output packag binari 
 pipelin ci cd workflow jenkin action 
 mirror copi replica proxi 
 interfac ui gui frontend screen 
 frontend client ui web 
 backend server api server-side 
 browser chrome firefox safari webview 
 button btn cta control 
 click press tap hit push 
 tap touch press finger 
 gestur swipe pinch drag touch 
 drag drop draggabl dnd move 
 hover mouseov pointer rollov 
 dialog modal popup window lightbox prompt 
 popup popov flyout overlai bubbl 
 tooltip hint balloon 
 toast snackbar notif banner flash 
 banner strip notic header announc 
 overlai backdrop cover layer scrim 
 spinner loader load indic skeleton throbber 
 load fetch wait 
 progressbar progress bar percentag meter 
 layout arrang placement flexbox grid 
 respons mobile-friendly adapt breakpoint 
 grid column tile matrix 
 align center justifi posit 
 margin pad space gap whitespac gutter 
 overlap cover collid obscur occlud 
 overflow spill clip cutoff truncat 
 scroll scrollbar pan wheel 
 infinit endless load-more virtual 
 sticki fix pin freez 
 zoom magnifi scale enlarg 
 resiz width height dimens size 
 color colour hue shade tint palett 
 palett colour swatch scheme theme 
 contrast legibl readabl 
 font typefac typographi glyph text 
 icon pictogram symbol glyph favicon 
 emoji smilei emoticon reaction 
 logo brand mark emblem 
 avatar profil pictur portrait 
 anim transit motion effect 
 flicker flash blink jump jitter 
 smooth fluid seamless 
 jank stutter lag choppi frame-drop 
 form field input questionnair 
 input textbox field entri textfield type 
 type keystrok keypress write enter 
 checkbox tick toggl check 
 radio option choic selector 
 dropdown select combobox picker menu 
 toggl switch flip on-off slider 
 slider rang knob 
 placehold hint ghost prompt dummi 
 label caption tag name head 
 valid check verifi saniti 
 requir mandatori compulsori obligatori must 
 option voluntari non-mandatory opt-in 
 submit send post save confirm 
 autocomplet autofil suggest typeahead complet 
 suggest recommend propos hint 
 list enumer item 
 tabl grid datagrid spreadsheet 
 card tile panel box 
 tab pane section 
 menu navig option hamburg 
 navig nav menu rout brows 
 breadcrumb path trail 
 sidebar drawer panel rail asid 
 toolbar ribbon actionbar bar 
 header top head masthead 
 footer bottom foot 
 titl head headlin name caption 
 page screen view site 
 screen displai view monitor 
 link hyperlink url href anchor 
 url link address uri 
 slug permalink path handl 
 deeplink universal-link applink 
 theme skin style appear look 
 dark night black 
 light bright dai 
 style css stylesheet tailwind sass 
 access a11y screenread aria wcag 
 blind visually-impaired screenread voiceov nvda 
 focu focus caret activ 
 keyboard shortcut hotkei keybind acceler 
 mous pointer cursor trackpad 
 select choos pick highlight 
 copi clipboard past duplic 
 undo revert back ctrl-z 
 redo reappli repeat 
 expand unfold open grow 
 collaps fold hide accordion shrink 
 show displai reveal visibl present 
 hide conceal invis 
 enabl activ turn-on allow 
 disabl deactiv turn-off off grey-out 
 render draw paint displai 
 rerend redraw repaint refresh updat 
 ssr server-rendered prerend nextj nuxt 
 hydrat rehydr 
 spa single-page react vue angular svelt 
 compon widget control element 
 templat boilerpl layout scaffold skeleton 
 prop properti attribut paramet 
 state store redux zustand mobx 
 dom element node tag html 
 wizard stepper onboard step guid 
 onboard signup welcom introduct 
 tour walkthrough tutori guid 
 mobil phone smartphon handset cellphon 
 tablet ipad pad 
 desktop pc comput workstat 
 android play-store kotlin apk 
 io iphon ipad appl swift 
 app applic program softwar 
 websit site webpag web 
 land homepag frontpag start 
 orient portrait landscap rotat 
 notch inset cutout 
 border outlin edg frame 
 shadow elev glow 
 background backdrop wallpap 
 transpar opac alpha transluc see-through 
 round corner radiu curv 
 design mockup figma sketch wirefram prototyp 
 usabl ux user-friendly eas experi 
 confus unclear puzzl mislead ambigu 
 confirm are-you-sure approv 
 close dismiss exit x 
 open launch show 
 back return previou 
 favourit favorit star bookmark like 
 badg counter marker chip pill 
 carousel slideshow galleri slider 
 user person account custom member end-user 
 custom client buyer consum shopper 
 visitor guest anonym unregist 
 account profil login registr 
 profil bio persona 
 login signin logon authent sign-in log-in 
 logout signout logoff sign-out log-out 
 signup regist registr enrol join 
 authent auth ident verif login 
 author authoris permiss access right 
 password passphras passcod pin 
 mfa 2fa two-factor otp totp authent 
 sso saml oidc oauth single-sign-on okta 
 passkei webauthn fido biometr fingerprint faceid 
 session cooki login-state signed-in 
 token jwt bearer access-key credenti 
 role permiss group privileg rbac 
 permiss right privileg access grant 
 admin administr superus root owner 
 owner ownership holder possess 
 organis organ compani org workspac team 
 team group crew squad depart 
 member membership particip belong 
 invit ask 
 ban block suspend lockout blacklist 
 imperson sudo masquerad 
 subscript plan membership recur 
 plan tier packag price edit 
 trial demo evalu free-period 
 upgrad updat rais newer bump 
 downgrad lower revert older 
 renew extend prolong 
 unsubscrib opt-out cancel leav 
 churn leav attrit lose 
 seat licenc licens 
 consent agre permiss gdpr opt-in 
 privaci privat confidenti gdpr pii 
 person privat own individu 
 prefer set option choic 
 usernam handl nicknam alia 
 contact address-book person reach 
 support helpdesk ticket zendesk servic 
 ticket issu case request jira 
 complaint complain grievanc dissatisfi 
 feedback opinion review comment respons 
 survei questionnair poll form 
 employe staff worker personnel hr 
 vendor supplier provid third-party 
 partner affili resel 
 lead prospect crm opportun 
 payment pai purchas charg bill checkout stripe paypal 
 charg debit bill collect 
 invoic bill receipt 
 receipt proof voucher bill 
 order purchas book bui 
 bui purchas acquir order 
 sell sale vendor 
 cart basket bag trollei 
 checkout purchas pai till 
 shop store ecommerc storefront shopifi webshop 
 product item articl good merchandis sku 
 catalogu catalog assort list rang 
 stock inventori suppli avail warehous 
 price cost amount rate 
 fee surcharg commiss charg 
 discount coupon promo voucher rebat reduct 
 refund reimburs chargeback repai money-back 
 chargeback disput revers claim 
 return sendback exchang rma 
 tax vat gst levi duti 
 currenc monei exchang denomin 
 monei cash fund cent 
 amount sum total valu quantiti 
 total sum overal aggreg 
 balanc credit fund remain 
 wallet purs credit 
 bank account iban transfer 
 transfer wire remit move send 
 card credit-card visa mastercard debit 
 payout disburs settlement withdraw 
 deposit prepai topup advanc 
 debt ow outstand arrear overdu 
 remind dun nudg chase 
 reconcil reconcili match settl balanc 
 ledger account bookkeep journal double-entry 
 fraud scam abus fake 
 revenu incom turnov earn 
 profit margin gain 
 budget allow spending-limit 
 quot quotat estim offer 
 contract agreement deal term 
 ship deliveri shipment dispatch courier 
 track parcel packag shipment 
 address street postcod zip locat 
 book reserv appoint 
 cancel void storno 
 overbook oversel double-book 
 auction bid offer 
 loyalti point reward bonu 
 crypto bitcoin blockchain ethereum coin 
 merchant seller shopkeep retail 
 advertis ad campaign market 
 mail email e-mail letter smtp 
 send dispatch deliv transmit 
 receiv get obtain incom 
 inbox mailbox incom 
 spam junk unsolicit 
 bounc undeliver reject return 
 attach enclos file 
 newslett mail campaign bulk-mail 
 notif notifi alert inform notic push 
 sm text-message text twilio 
 remind nudg notic 
 chat convers messag talk slack discord 
 thread convers discuss topic 
 comment remark note repli annot 
 repli answer respond respons 
 mention tag ping 
 call phone voip dial ring 
 meet confer zoom appoint session 
 document doc file paper 
 pdf printabl document acrobat 
 print printer hardcopi 
 scan scanner digit ocr 
 ocr tesseract extract 
 file document blob asset 
 folder directori path dir 
 upload submit send attach 
 download fetch retriev get pull 
 sync synchron synchronis replic mirror 
 share publish collabor 
 collabor co-edit togeth multiplay 
 edit editor modifi chang 
 draft unpublish work-in-progress preliminari 
 publish releas post go-live 
 preview peek sneak thumbnail 
 imag pictur photo graphic bitmap png jpeg 
 thumbnail miniatur preview icon 
 crop trim cut clip 
 screenshot screen-capture snapshot 
 vector svg draw path 
 draw paint canva sketch brush 
 pixel dot resolut dpi 
 blurri fuzzi unsharp pixel 
 camera webcam len photo 
 audio sound voic music record 
 microphon mic record 
 speech voic speak dictat whisper 
 transcrib transcript dictat speech-to-text stt 
 tt text-to-speech read-aloud synthesi narrat 
 music song track tune 
 volum loud mute sound 
 video movi film clip footag mp4 
 plai playback player start 
 record captur 
 codec encod transcod ffmpeg 
 subtitl caption cc srt 
 frame fp framer tick 
 map geographi leaflet mapbox 
 locat posit place gp geoloc coordin 
 geocod coordin latitud longitud 
 distanc far length proxim radiu 
 direct rout itinerari navig path 
 game plai uniti godot unreal 
 player gamer user 
 level stage map world 
 score point result highscor 
 collis hit overlap intersect contact 
 physic simul graviti rigidbodi 
 sprite textur tile asset 
 shader gpu glsl graphic opengl vulkan webgl 
 3d model mesh three-dimensional scene 
 devic gadget hardwar applianc equip 
 sensor detector probe read 
 temperatur heat thermal thermomet 
 firmwar embed microcontrol arduino esp32 mcu 
 flash burn program ota 
 iot smart-home connect mqtt zigbe 
 bluetooth ble wireless pair 
 wifi wlan wireless hotspot 
 batteri power charg energi 
 power electr energi watt 
 usb serial uart cabl port 
 driver device-driver kernel-module 
 robot bot drone actuat motor ro 
 barcod qr qrcode code scanner 
 signal waveform frequenc 
 nois interfer static jitter 
 calibr adjust tune 
 date dai datetim 
 time clock hour moment 
 timestamp datetim instant epoch time 
 timezon utc gmt offset local-time zone 
 utc gmt universal-time zulu 
 dst daylight-saving summer-time 
 calendar agenda diari ical planner 
 dai daili date 24h 
 week weekli weekdai 
 month monthli 
 year annual yearli 
 hour hourli 
 minut min 
 second sec 
 millisecond ms nanosecond microsecond 
 midnight day-boundary start-of-day rollov 
 weekend saturdai sundai 
 holidai vacat public-holiday leav day-off 
 weekdai business-day workdai working-day 
 birthdai ag birth date-of-birth 
 durat length timespan period interv 
 interv period frequenc everi space 
 rang span between from-to period 
 start begin commenc 
 end finish conclud last 
 past previou earlier histor 
 futur upcom later next 
 todai now current present 
 yesterdai tomorrow relative-date 
 recent latest last newest 
 clock drift ntp 
 monoton steadi clock elaps 
 leap leap-year leap-second februari 
 iso8601 rfc3339 format 
 appoint meet slot book 
 season quarter fiscal-year period 
 elaps pass ag sinc ago 
 languag local tongu lang 
 translat local localis i18n l10n 
 internation i18n multilingu localis l10n 
 local region cultur 
 english anglo en 
 german deutsch de 
 french francai fr 
 spanish espanol es 
 portugues brazilian pt 
 russian ru cyril 
 chines mandarin hanzi zh 
 japanes kanji kana ja 
 korean hangul ko 
 arab hebrew rtl right-to-left bidi 
 text string word copi content 
 string text charact str 
 charact letter char glyph codepoint 
 encod charset utf-8 unicod latin1 codepag 
 mojibak garbl gibberish 
 umlaut accent diacrit 
 newlin linebreak crlf eol 
 whitespac space blank trim strip 
 uppercas capit cap lowercas case 
 word term token vocabulari 
 sentenc phrase word claus 
 paragraph section passag block 
 word phrase formul copi tone 
 spell typo misspel spellcheck mistak 
 grammar syntax linguist 
 plural singular 
 synonym alia equival 
 abbrevi acronym short shorten 
 regex regexp pattern regular-expression 
 substr part contain includ 
 prefix begin starts-with lead 
 suffix end ends-with trail 
 split separ divid token 
 concaten join append combin glue 
 delimit separ comma divid 
 quot quotat escap apostroph 
 escap quot sanit encod 
 markdown md markup richtext wysiwyg 
 summari summar summaris abstract tldr digest 
 number numer figur digit valu 
 integ int whole-number 
 float decim floating-point doubl fraction 
 round ceil floor truncat 
 precis accuraci exact 
 overflow wraparound exce 
 neg minu sign 
 zero nought nil 0 
 percent percentag ratio proport share 
 ratio proport fraction rate 
 unit measur metric imperi 
 convert convers transform translat 
 weight mass kilogram heavi 
 size length dimens big 
 maximum max highest upper limit 
 minimum min lowest lower 
 thousand separ comma group 
 calcul comput work-out 
 add sum plu addit 
 random arbitrari chanc shuffl 
 hash digest checksum sha md5 
 uuid guid identifi ulid id 
 byte kilobyt megabyt gigabyt bit 
 search find lookup seek queri retriev 
 fulltext full-text search elasticsearch lucen solr ft 
 fuzzi approxim typo-tolerant similar 
 semant mean vector embed sens 
 keyword term searchword tag 
 result hit match find outcom 
 match fit correspond pair 
 rank order posit sort relev 
 rerank reorder rescor cross-encoder 
 relev pertin applic 
 score rate weight point grade 
 rate star review grade score 
 similar alik like resembl cosin 
 differ unlik distinct 
 recommend suggest advic 
 nearest knn neighbour ann closest hnsw 
 embed vector represent encod 
 model network neural weight checkpoint 
 llm language-model gpt claud gemini llama ai 
 ai artificial-intelligence machine-learning ml 
 prompt instruct input system-prompt request 
 agent assist bot copilot subag helper 
 chatbot bot assist virtual-agent 
 tool function-call plugin action mcp skill 
 token subword 
 context window histori memori 
 hallucin fabric made-up invent confabul 
 rag retriev augment knowledge-base ground 
 chunk segment piec split passag 
 train fit learn 
 finetun fine-tune adapt lora retrain 
 infer predict forecast 
 forecast predict project estim outlook 
 classifi classif categor label sort 
 categori class kind type group 
 tag label annot mark keyword 
 annot label mark 
 cluster group segment kmean 
 dataset corpu collect datum sampl 
 featur attribut variabl predictor 
 accuraci precis recal f1 correct qualiti 
 evalu assess eval judg grade 
 benchmark performance-test comparison leaderboard 
 overfit memor overtrain gener 
 bia skew unfair prejudic slant 
 loss error cost object 
 gradient descent backpropag optim 
 epoch iter pass step 
 gpu cuda graphics-card acceler vram 
 quantiz compress int8 4bit 
 temperatur sampl random creativ top-p 
 reason think chain-of-thought logic infer 
 guardrail moder safeti filter restrict 
 jailbreak prompt-injection inject bypass 
 detect recogn recognis identifi spot 
 extract pull pars scrape 
 scrape crawl spider harvest scraper crawler 
 gener produc creat synthes 
 memori rememb recal recollect 
 statist stat figur analyt 
 averag mean avg typic 
 median middl p50 
 varianc deviat spread stddev dispers 
 distribut histogram spread frequenc 
 probabl likelihood chanc odd 
 signific confid p-value certainti 
 correl relationship associ depend 
 regress trend fit linear 
 trend tendenc direct develop 
 experi trial test ab-test a/b 
 chart graph plot diagram visual 
 visual plot displai d3 
 axi x-axis y-axis scale 
 legend kei explan caption 
 diagram draw flowchart uml mermaid 
 export dump output extract 
 import ingest load upload 
 ingest intak load collect 
 etl pipelin dataflow transform load 
 format layout structur style represent 
 csv comma-separated tsv spreadsheet 
 spreadsheet excel xlsx sheet workbook calc 
 json document jsonl 
 xml markup soap xsd 
 yaml yml config toml ini 
 parquet columnar arrow orc 
 protobuf avro thrift grpc 
 archiv zip tar bundl compress 
 unzip extract unpack decompress 
 pars parser read interpret decod 
 encod base64 serialis 
 decod deseri pars 
 binari raw byte 
 metadata properti header attribut exif 
 datum inform record content 
 analys analyz analysi examin studi 
 kpi metric target indic goal 
 convers funnel rate 
 start begin launch commenc initi kick kickoff boot 
 stop halt ceas quit termin shutdown kill 
 end finish conclud complet termin 
 paus suspend halt interrupt freez hold 
 resum continu proce carri restart unpaus 
 restart reboot relaunch bounc respawn recycl 
 abort cancel abandon bail interrupt 
 keep retain preserv maintain hold retent leav 
 drop discard dump abandon ditch scrap jettison shed 
 add append insert introduc includ addit attach 
 remov delet elimin eras strip purg drop 
 chang modifi alter modif edit adjust amend tweak 
 replac substitut swap supersed exchang switch 
 switch chang migrat swap move transit changeov 
 renam retitl relabel 
 move reloc shift transfer migrat 
 copi duplic clone replic 
 past insert clipboard 
 send transmit dispatch emit submit post deliv forward 
 receiv get obtain accept arriv incom recept 
 get fetch retriev obtain acquir grab pull 
 give provid suppli offer pass hand 
 show displai present render reveal appear 
 hide conceal mask suppress obscur invis 
 find locat discov lookup search seek spot 
 search lookup queri seek hunt grep 
 lose loss miss disappear vanish drop 
 disappear vanish lose go miss 
 appear emerg surfac occur aris show 
 happen occur aris occurr 
 read load scan pars 
 write author compos record save put 
 open unlock launch 
 close shut end 
 wait await delai hold paus sleep pend 
 delai latenc lag postpon defer late wait 
 postpon defer delai reschedul later backlog shelv 
 skip bypass omit ignor pass jump leav 
 ignor disregard neglect overlook exclud skip dismiss 
 omit exclud leav omiss without skip 
 exclud omit except filter blacklist exclus 
 includ contain compris emb incorpor inclus 
 allow permit let enabl author permiss approv whitelist 
 forbid prohibit ban disallow deni block prevent forbidden 
 avoid prevent evad shun dodg refrain 
 prevent avoid stop block guard forestal protect 
 prefer favor favour rather like 
 choos select pick choic opt 
 decid decis choos choic determin settl resolv conclud 
 agre agreement consent accept consensu settl 
 disagre object oppos disput disagr conflict argu 
 refus reject declin deni 
 need requir must necessari want 
 requir demand need mandat obligatori necessit 
 want wish desir like intend 
 expect anticip assum await forese 
 assum suppos presum assumpt guess premis 
 caus trigger provok induc produc lead result 
 break crash fail damag corrupt 
 fix repair mend correct patch resolv solv bugfix remedi 
 solv resolv fix solut answer settl resolut 
 improv enhanc better refin optim upgrad polish 
 worsen degrad deterior regress wors 
 work function oper run behav 
 work job task labor effort 
 run execut launch invok start perform 
 perform execut carri conduct accomplish 
 fail failur crash error break unsuccess 
 succe success pass work achiev 
 repeat recur reiter again repetit redo repeatedli 
 retri repeat reattempt again attempt 
 redo repeat rework again rerun 
 try attempt tri trial test endeavour 
 split divid separ partit break cut chunk 
 join connect combin unit link concaten attach 
 merg combin unifi consolid integr join fuse squash 
 combin merg mix blend compos togeth 
 separ isol decoupl split detach apart 
 group cluster bundl batch collect categori 
 sort order arrang rank 
 arrang organ organis structur layout order tidi 
 count number talli total amount 
 measur gaug benchmark metric quantifi profil 
 compar comparison versu against diff contrast 
 check verifi valid confirm inspect verif control test 
 verifi confirm valid check prove ensur verif 
 ensur guarante assur secur enforc 
 guess estim infer specul hunch suppos 
 estim guess approxim forecast calcul 
 know awar knowledg familiar understand 
 understand comprehend grasp clear figur 
 explain clarifi describ explan justifi elabor 
 describ descript document character depict 
 ask question inquir queri request enquir 
 answer repli respond respons solut 
 request ask demand petit want 
 tell sai inform mention state notifi 
 notifi inform alert warn announc notif tell 
 warn alert caution notic caveat 
 report tell notifi inform submit 
 announc publish declar commun 
 discuss talk debat convers argu chat 
 suggest propos recommend advis advic 
 propos suggest plan draft rfc 
 complain critic grumbl complaint moan report 
 promis commit guarante pledg 
 call invok trigger execut invoc 
 call phone meet confer video 
 us emploi util usag appli leverag adopt 
 appli us enforc implement adopt applic 
 adopt us embrac choos accept introduc 
 reus recycl share reusabl again 
 share common distribut joint 
 own owner belong ownership respons possess 
 belong part own member 
 depend reli requir relianc 
 reli depend trust count 
 support compat handl accept allow 
 help support assist aid helpdesk 
 limit restrict cap bound constrain ceil threshold maximum 
 constrain restrict constraint limit bound 
 grow increas expand rise growth enlarg bloat swell 
 increas rais grow boost rise higher more bump 
 decreas reduc lower declin lessen drop less fewer reduct 
 shrink reduc compress smaller minifi trim downsiz 
 shorten truncat cut trim abbrevi clip 
 expand extend enlarg widen broaden extens expans 
 reset clear reiniti wipe zero restart 
 restor recov recoveri reinstat retriev bring 
 recov restor heal surviv recoveri 
 undo revert rollback revers cancel backout 
 revert rollback undo back restor 
 trigger fire start activ launch initi caus 
 handl process manag treat deal cope 
 process handl treat transform 
 manag administ control handl run overse 
 control manag govern steer regul drive 
 convert transform translat chang turn convers cast 
 transform convert map mutat reshap 
 wrap encapsul enclos envelop wrapper surround 
 gener creat produc make build 
 creat make build new construct establish gener creation 
 build construct make assembl compil develop 
 develop build program code implement 
 implement build realiz code 
 design plan architect devis conceiv blueprint 
 load import read fetch 
 store save persist keep hold record storag 
 save store persist write record 
 updat upgrad refresh modern bump renew revis 
 upgrad updat bump newer version migrat 
 downgrad revert older rollback lower 
 refresh reload updat renew 
 sync synchron synchronis align mirror replic 
 connect link attach join hook 
 disconnect detach unlink drop unplug 
 attach fix bind append connect 
 enabl activ turn switch allow 
 disabl deactiv off turn inact 
 set assign configur defin put 
 configur setup set custom 
 instal setup deploi add 
 prepar setup readi arrang 
 publish releas issu announc ship public 
 deliv ship send provid deliveri handov 
 deploi ship releas rollout deploy instal 
 test check try verifi exercis trial 
 analyz analys investig examin analysi studi 
 investig research explor examin diagnos look 
 diagnos debug troubleshoot identifi diagnosi 
 detect notic discov recogn spot identifi 
 discov find learn notic discoveri realiz 
 notic observ see realiz spot remark 
 look view see inspect watch glanc 
 watch observ monitor follow track 
 monitor watch observ supervis track 
 track follow trace monitor record 
 identifi recogn determin pinpoint detect identif 
 recogn identifi know detect recognis acknowledg 
 distinguish differenti discrimin tell separ 
 defin specifi determin definit declar 
 specifi defin state detail specif 
 declar state announc defin 
 indic show signal denot mean point 
 mean signifi denot impli semant 
 impli suggest mean implic entail 
 refer point cite mention link 
 mention cite name refer note 
 rememb recal memor memori remind retain 
 forget omit overlook unrememb 
 remind prompt nudg 
 learn studi lesson discov train 
 teach train instruct educ show 
 think believ consid reckon feel opinion 
 consid evalu weigh contempl regard consider 
 evalu assess judg apprais review 
 calcul comput determin work 
 round truncat approxim 
 plan schedul intend roadmap outlin 
 schedul plan timet calendar book time 
 organ organis coordin arrang structur 
 coordin align cooper orchestr collabor 
 collabor cooper togeth teamwork pair 
 assign alloc deleg give attribut 
 alloc assign reserv distribut 
 distribut spread share dispens 
 deleg hand outsourc assign defer 
 approv accept sign author ok signoff lgtm 
 accept approv take allow toler 
 reject refus declin discard deni 
 review inspect examin audit check critiqu 
 audit inspect review check examin 
 protect secur guard defend shield safeguard 
 attack exploit threat hack intrus 
 expos reveal publish leak public disclos exposur 
 leak escap disclos drip leakag 
 block stop obstruct prevent imped blocker hinder 
 unblock releas free unlock clear 
 lock block freez hold exclus 
 releas free unlock let relinquish 
 hang freez stick block stall unrespons deadlock 
 crash fail die abort panic except collaps segfault 
 push upload send publish forc 
 pull fetch download draw get 
 upload send push transfer attach 
 download fetch pull get save 
 import load bring ingest includ 
 export dump output extract 
 extract pull deriv isol 
 collect gather accumul aggreg harvest 
 accumul pile build grow gather backlog 
 gather collect assembl compil 
 filter select exclud screen narrow 
 match correspond fit equal coincid 
 mismatch differ inconsist discrep disagre conflict 
 fit suit match suitabl adapt 
 adapt adjust fit custom accommod 
 adjust tune tweak calibr alter 
 translat convert local interpret 
 interpret understand pars evalu 
 insert add put inject place 
 put place set insert posit 
 take grab pick accept last 
 bring carri fetch transport 
 leav exit depart quit remain 
 enter input type access join entri 
 exit quit leav termin 
 return give back yield send result 
 reach arriv attain hit achiev exce 
 exce surpass overflow beyond abov 
 achiev accomplish attain reach 
 follow obei compli adher conform respect 
 compli conform complianc adher satisfi meet 
 violat break breach infring 
 enforc impos requir mandat appli 
 forc compel coerc requir overrid 
 overrid overwrit supersed replac bypass 
 overwrit clobber replac overrid 
 rewrit redo refactor replac reimplement 
 refactor restructur rework cleanup reorgan 
 clean cleanup tidi clear wash sanit purg 
 clear empti wipe flush eras reset 
 simplifi streamlin reduc easier simplif 
 complic complex overcompl overengin 
 speed acceler faster hasten quicken optim 
 slow slowdown deceler throttl degrad 
 throttl limit ratelimit slow restrain 
 optim tune improv optimis effici 
 separ distinct independ individu differ 
 togeth jointli combin along simultan 
 close near nearbi adjac 
 touch modifi edit affect alter 
 affect influenc impact concern 
 concern relat involv regard 
 involv includ entail particip 
 serv provid host deliv suppli 
 host serv run hous 
 rent bui purchas leas 
 bui purchas order acquir shop 
 sell sale vend 
 pai payment charg settl bill spend 
 win gain benefit earn profit 
 miss lack absent without 
 lack miss without shortag absenc 
 exist present avail 
 contain includ hold compris 
 consist compris compos make 
 remain stai leftov leav persist 
 persist surviv last remain continu 
 last take durat long 
 vari differ chang fluctuat variabl 
 differ distinct diverg 
 diverg drift deviat differ 
 overlap intersect coincid conflict collid 
 collid clash conflict collis 
 conflict clash contradict collid incompat content 
 contradict inconsist conflict oppos 
 block clog congest jam bottleneck 
 struggl difficulti troubl difficult hard 
 suffer experi undergo endur 
 experi encount face hit run 
 encount meet face hit bump 
 complet finish done final conclud 
 final settl confirm conclud agre 
 initi setup start bootstrap init 
 regist record enrol enlist signup registr 
 record log note save write captur 
 note write rememb remark comment jot 
 mark flag tag label highlight 
 highlight emphas stress mark import 
 publish expos share open public 
 distinguish uniqu identifi special 
 invent devis conceiv creat 
 experi trial try spike prototyp poc test 
 practic exercis habit practis 
 reli trust believ confid 
 doubt uncertain unsur question suspect 
 suspect guess believ suspicion suspici 
 worri concern afraid fear anxiou 
 hate dislik annoi frustrat 
 like love enjoi prefer fond 
 surpris unexpect astonish gotcha 
 confus mix mislead unclear 
 mislead deceiv trick wrong 
 slow sluggish laggi lengthi slowli long 
 fast quick rapid speedi quickli swift perform 
 instant immedi instantli right now directli 
 big larg huge great massiv enorm giant bulki 
 small littl tini minor compact minim lightweight 
 long lengthi extend verbos 
 short brief concis littl ters 
 high tall elev upper great 
 low reduc small bottom lower 
 heavi expens costli bulki resourc 
 light lightweight slim thin cheap 
 wrong incorrect fals erron mistaken bad inaccur 
 right correct true proper accur valid 
 exact precis accur exactli 
 approxim roughli around estim nearli 
 miss absent lack lose unavail nonexist 
 empti blank void vacant null none 
 full complet entir fill whole satur 
 duplic doubl repeat redund twice copi 
 redund superflu duplic unnecessari extra 
 stale outdat old expir obsolet cach 
 old legaci ancient former ag outdat previou 
 obsolet deprec outdat retir legaci supersed 
 deprec phase retir sunset discontinu 
 new fresh recent novel latest 
 recent latest new late 
 latest newest current last recent 
 current present now exist actual todai 
 previou prior former earlier last preced 
 next follow subsequ upcom after 
 break defect faulti damag malfunct corrupt dead 
 corrupt damag break invalid garbl 
 flaki intermitt unreli sporad unstabl random occasion nondeterminist 
 stabl steadi solid robust reliabl stabil 
 reliabl depend trustworthi robust solid 
 robust resili sturdi solid toler strong 
 fragil brittl delic weak breakabl 
 safe secur harmless protect 
 danger unsaf riski hazard harm 
 strict rigid rigor exact stringent tight 
 loos lenient relax lax permiss toler 
 simpl easi plain straightforward basic trivial simplic 
 easi simpl effortless trivial easili 
 complex complic intric convolut involv 
 difficult hard tough tricki challeng difficulti 
 clean tidi neat pure clear 
 dirti messi unclean ugli hacki taint 
 ugli messi hacki ineleg awkward 
 mess chao disord clutter tangl spaghetti 
 hide invis conceal secret covert 
 visibl show displai appar see 
 clear obviou evid appar plain explicit 
 unclear vagu ambigu obscur confus fuzzi 
 ambigu unclear equivoc vagu 
 explicit clear direct state specif 
 implicit impli tacit hide indirect 
 public open publish expos extern 
 privat intern secret confidenti person 
 secret confidenti privat hide sensit 
 intern inner insid inhous privat 
 extern outer outsid foreign thirdparti 
 local onpremis nearbi laptop localhost 
 remot distant far offsit 
 temporari interim transient provision short stopgap ephemer 
 perman last durabl forev persist 
 provision preliminari tent draft temporari 
 option voluntari elect discretionari 
 requir mandatori obligatori compulsori necessari must 
 necessari need essenti requir indispens 
 unnecessari needless superflu redund useless pointless 
 default standard preset fallback initi builtin 
 standard norm usual convent common offici 
 custom bespok own tailor special homemad 
 custom person tailor adapt 
 manual hand handmad 
 automat autom auto unattend 
 autom script robot 
 partial incomplet part partli half 
 incomplet unfinish partial miss 
 complet whole full entir total thorough 
 equal same ident equival alik 
 similar alik resembl compar close like 
 differ distinct other unlik anoth dissimilar 
 uniqu distinct singl sole onli 
 common share usual frequent gener widespread 
 rare uncommon infrequ seldom unusu 
 special particular specif except 
 specif particular concret certain exact 
 gener univers common broad 
 normal usual regular ordinari typic expect 
 abnorm unusu strang odd weird anomal anomali 
 import crucial critic essenti kei major vital signific 
 urgent press critic asap immedi emerg 
 minor small trivial unimport neglig insignific 
 main primari princip major chief central 
 secondari auxiliari side addit subsidiari 
 good fine nice great ok decent 
 bad poor terribl aw wors 
 better improv superior prefer nicer 
 best optim ideal recommend top 
 worst poorest slowest least 
 us help handi valuabl practic 
 useless worthless pointless futil unneed 
 conveni handi comfort easi ergonom 
 cumbersom awkward clunki tediou clumsi annoi 
 bore tediou monoton repetit dull 
 activ run live aliv enabl 
 inact idl dormant disabl unus passiv 
 idl unus wait free inact 
 busi occupi overload load us 
 avail readi access free reachabl 
 unavail unreach down offlin inaccess outag 
 readi prepar finish done avail 
 pend wait open outstand unresolv queu 
 done finish complet readi 
 know familiar recogn document 
 unknown unfamiliar unidentifi mysteri 
 certain sure definit confid guarante 
 uncertain unsur doubt undecid undetermin 
 possibl feasibl potenti perhap 
 imposs infeas unattain cannot unabl 
 like probabl expect presum 
 true real actual genuin valid 
 fals wrong fake untru spuriou 
 fake mock dummi stub simul pretend 
 real actual true product genuin 
 valid correct legitim accept 
 invalid illeg malform unaccept incorrect bad 
 consist uniform coher same steadi 
 inconsist contradictori mix uneven differ 
 compat interoper support work 
 incompat unsupport conflict break 
 open free public unlock avail 
 free grati complimentari unpaid nocost 
 expens costli pricei dear 
 cheap inexpens afford lowcost 
 strong power robust mighti 
 weak feebl fragil vulner poor 
 flexibl adapt versatil configur 
 rigid inflex fix stiff hardcod 
 fix constant static unchang hardcod immut 
 constant steadi unchang perman stabl 
 dynam chang variabl runtim live 
 static fix constant unchang 
 random arbitrari haphazard unpredict randomli chanc 
 arbitrari random whatev 
 determinist predict reproduc repeat 
 reproduc replic recreat repeat reproduct repro 
 sequenti serial order consecut success 
 parallel concurr simultan 
 simultan concurr same parallel 
 silent quiet mute noiseless 
 noisi loud verbos chatti nois 
 verbos wordi detail lengthi chatti 
 detail thorough extens indepth elabor 
 thorough exhaust comprehens complet care 
 care cautiou attent prudent carefulli 
 careless sloppi neglig hasti 
 accident inadvert unintend mistakenli unintent 
 intent deliber purpos intend 
 first initi earliest primari begin firstli 
 last final ultim end lastli 
 initi start first origin begin 
 final last definit ultim conclus 
 origin initi first sourc genuin 
 earli soon prematur beforehand advanc 
 late delai overdu tardi behind 
 soon shortli present quickli 
 later afterward subsequ after eventu 
 prior earlier previous ahead 
 after follow afterward subsequ 
 dure while throughout meanwhil within 
 now current present todai nowadai 
 todai now current nowadai 
 yesterdai previou dai 
 tomorrow next dai 
 often frequent commonli regularli usual 
 sometim occasion intermitt period 
 never ever 
 alwai everi constantli invari consist 
 onli sole exclus mere singl 
 onc singl onetim 
 twice doubl two 
 again repeat onc anew 
 alreadi yet previous 
 still yet remain 
 almost nearli practic 
 enough suffici adequ plenti 
 insuffici inadequ lack short few 
 excess overli much 
 extrem highli realli quit 
 mayb perhap possibl 
 instead rather altern replac 
 also addition besid 
 sinc reason due 
 reason rational motiv 
 wai manner method 
 locat place posit 
 time moment date 
 person author owner 
 whichev 
 reason rational motiv justif caus argument 
 caus root origin sourc reason culprit 
 effect impact consequ result outcom influenc 
 consequ result implic repercuss outcom aftermath 
 result outcom output consequ find 
 purpos goal intent aim object 
 goal object target aim mileston ambit 
 problem issu troubl difficulti bug matter concern 
 bug defect fault error glitch flaw issu 
 error mistak fault failur except 
 mistak error blunder oversight slip 
 flaw defect weak shortcom defici drawback 
 incid outag accid disrupt emerg postmortem 
 outag downtim failur unavail interrupt blackout 
 symptom sign indic manifest signal 
 solut answer fix remedi resolut 
 workaround hack bypass stopgap bandaid kludg trick 
 trick tip hint hack techniqu 
 hint tip clue suggest advic pointer 
 rule regul polici guidelin principl law 
 convent standard practic custom guidelin style norm 
 guidelin recommend advic rule polici 
 polici rule guidelin regul strategi 
 principl rule tenet doctrin philosophi 
 except special exempt anomali exclus 
 requir need specif demand prerequisit 
 prerequisit precondit requir depend condit 
 condit requir circumst criterion state 
 criterion measur standard condit 
 limit maximum ceil cap quota boundari 
 maximum max most highest peak upper 
 minimum min least lowest lower 
 averag mean typic median 
 size dimens length magnitud extent volum 
 amount quantiti number volum count 
 number figur count numer digit amount 
 total sum overal whole aggreg 
 sum total add addit aggreg 
 rate ratio frequenc speed percentag 
 percentag percent proport share ratio 
 frequenc rate often interv period 
 rang interv span scope extent 
 interv period gap span time 
 order sequenc arrang preced 
 prioriti preced import urgenc rank priorit 
 place locat posit spot site 
 posit locat index offset place 
 part piec portion section compon fragment 
 compon modul part unit piec block 
 whole entir all complet everyth total 
 piec chunk fragment part segment slice bite 
 kind type sort categori class varieti 
 categori class group type classif 
 name titl label identifi call 
 label tag marker caption sticker badg 
 titl head headlin name caption header 
 step stage phase action move 
 phase stage period step mileston 
 task job ticket todo chore assign work issu 
 todo pend task backlog remain outstand 
 project initi undertak effort 
 deadlin due date cutoff timelin limit 
 mileston goal checkpoint deadlin target 
 releas version launch rollout public ship 
 version releas revis edit variant 
 revis version edit chang amend 
 team group squad crew depart colleagu 
 colleagu cowork teammat peer member 
 custom client user buyer consum 
 user person account member custom visitor 
 person human individu someon 
 develop programm engin coder dev 
 manag boss lead head supervisor 
 owner maintain respons proprietor holder 
 respons account duti liabl charg 
 author writer creator contributor owner 
 compani busi organ firm enterpris corpor 
 vendor supplier provid thirdparti seller 
 partner affili alli collabor 
 feedback review comment opinion respons critiqu 
 comment remark note annot feedback 
 opinion view belief stanc judgment 
 decis choic resolut verdict rule adr 
 option choic altern possibl variant 
 altern option substitut replac other instead 
 tradeoff compromis balanc downsid cost 
 compromis concess middl settl 
 risk danger hazard threat exposur peril 
 cost price expens fee charg spend 
 price cost rate fee valu 
 budget fund monei allow 
 benefit advantag gain upsid profit valu pro 
 disadvantag drawback downsid con shortcom cost 
 qualiti standard excel grade 
 exampl sampl instanc illustr demo case 
 sampl exampl specimen subset excerpt 
 case situat instanc scenario circumst 
 situat circumst context state scenario condit 
 context background set circumst environ 
 evid proof datum fact indic confirm 
 proof evid demonstr verif prove 
 fact truth realiti datum 
 claim assert statement alleg 
 histori past log changelog record timelin 
 past former previou histori earlier 
 futur upcom later come ahead 
 state statu condit situat mode 
 statu state progress stand condit 
 progress advanc headwai statu 
 mode state set option wai 
 properti attribut characterist trait featur field 
 featur function capabl abil 
 abil capabl capac skill abl 
 capac volum size room limit throughput 
 resourc asset mean suppli 
 valu worth amount content 
 set option prefer paramet configur config 
 paramet argument option input variabl 
 detail particular specif minutia nuanc 
 summari overview abstract recap digest outlin 
 summar recap condens shorten abstract 
 overview summari outlin introduct survei 
 introduct intro onboard overview primer 
 topic subject theme matter area 
 area domain field region zone scope 
 scope extent rang reach coverag boundari 
 boundari border edg limit interfac 
 edg corner border boundari extrem 
 center middl central core 
 core heart kernel center essenc fundament 
 base foundat basi ground underli 
 basic fundament elementari essenti simpl 
 level tier degre layer grade stage 
 layer tier level stratum 
 structur layout organ architectur shape 
 architectur design structur blueprint 
 pattern templat model idiom shape 
 templat boilerpl skeleton scaffold pattern 
 format layout form shape structur 
 shape form structur outlin 
 style look appear convent design 
 method wai approach techniqu mean procedur manner 
 approach strategi method wai tactic techniqu 
 procedur process step instruct runbook routin 
 workflow process flow pipelin procedur 
 instruct guid howto manual tutori direct 
 document doc readm manual wiki 
 list enumer catalog inventori 
 set collect group bunch 
 pair coupl two duo 
 element item entri member compon 
 item entri element thing record articl 
 thing object stuff item matter 
 differ delta gap discrep distinct diff 
 gap hole miss space lack void 
 relat relationship connect link associ 
 relat relev associ connect link 
 relev pertin applic relat signific 
 irrelev unrel inapplic offtop 
 independ standalon autonom separ decoupl 
 depend requir prerequisit packag librari 
 origin sourc proven begin root 
 sourc origin provid input upstream 
 destin target endpoint recipi goal 
 target goal aim destin object 
 content bodi text materi 
 inform info datum detail knowledg 
 idea concept think notion suggest 
 concept idea notion abstract model 
 term word name vocabulari terminolog glossari 
 languag tongu local lang 
 question queri inquiri doubt issu 
 messag text note notif mail commun 
 meet call standup sync confer session 
 event occurr happen incid 
 action oper act deed activ 
 activ action work oper usag 
 oper action function procedur transact 
 behavior behaviour conduct reaction semant 
 chang modif alter updat edit differ 
 impact effect influenc consequ affect 
 influenc affect impact swai effect 
 role function respons part posit 
 permiss right access privileg author 
 access entri reach permiss entranc 
 tool util instrument program softwar 
 thirdparti extern vendor outsid foreign 
 devic machin hardwar equip gadget 
 environ set stage surround env 
 product live prod real 
 stage preprod test preview 
 time durat moment period hour 
 durat length time period elaps 
 period time span interv phase 
 moment instant point time 
 date dai calendar time 
 dai daili date 24h nightli 
 week weekli sprint 
 month monthli 
 year annual yearli 
 hour hourli 
 minut min 
 second sec 
 night nightli overnight even 
 period recur regular schedul cyclic repeat 
 world global earth intern worldwid 
 countri nation region state land 
 region area zone locat territori 
 on singl sole individu 
 mani multipl sever numer lot variou much 
 few littl coupl hand sever 
 all everi each entir everyth everyon 
 none noth nobodi zero 
 whichev whatev 
 other anoth els differ addit 
 more addit extra further greater 
 less fewer smaller reduc lower 
 extra addit surplu more spare 
 half fifti mid 
 zero nil none noth null 
 major most mostli mainli larg 
 rest remaind remain leftov residu 
 abov top higher upper 
 below under beneath lower bottom underneath 
 insid within intern inner 
 outsid beyond extern outer 
 between among amid 
 behind back rear after 
 front ahead face 
 leav lefthand leftmost 
 right righthand rightmost 
 top upper head highest peak 
 bottom lower foot base lowest 
 side aspect flank edg 
 direct wai orient cours 
 forward ahead onward advanc 
 backward revers rear back 
 revers invert opposit backward flip invers 
 opposit contrari invers revers antonym 
 begin start outset origin first 
 end finish conclus tail 
 parent ancestor superior upper 
 child descend sub subordin 
 via through us mean 
 without lack san minu 
 except besid apart exclud 
 against versu oppos contrari 
 per each everi 
 unless except otherwis 
 although despit howev though 
 otherwis els altern differ 
 appear seem look sound 
 becom turn get grow 
 act behav perform oper react 
 react respond repli answer reaction 
 respond answer repli respons react 
 save spare econom reduc 
 spend consum us expend cost 
 wast squander lose useless 
 consum us eat spend consumpt 
 exhaust deplet drain run consum 
 overload overwhelm flood satur swamp 
 burden load overhead weight strain 
 effort work labor exert cost 
 scale grow expand size scalabl 
 balanc equilibrium even distribut 
 align match line consist agre 
 standard unifi normal harmon uniform 
 central consolid unifi singl 
 extend prolong lengthen expand renew 
 renew refresh extend updat 
 expir laps end timeout expiri outdat 
 invalid revok expir void cancel 
 revok withdraw cancel rescind recal 
 withdraw retract remov recal pull 
 quit resign abandon leav give 
 retir decommiss sunset remov dismantl 
 archiv store backup shelv 
 backup copi snapshot dump save 
 destroi demolish wipe annihil ruin delet 
 damag harm hurt impair injuri 
 lead guid head direct drive 
 follow next succe trail after 
 point indic refer aim direct 
 place put locat posit situat 
 fill popul complet pad stuff 
 empti drain clear vacat evacu 
 spread propag distribut dissemin broadcast 
 propag spread forward cascad pass 
 pass forward relai hand give transmit 
 forward relai redirect pass send 
 redirect forward rerout divert rout 
 intercept catch captur hook trap 
 catch captur trap grab intercept 
 throw rais emit fire launch 
 rais lift increas elev bring 
 lower reduc decreas drop cut 
 cut trim slice crop shorten clip 
 carri transport convei bear hold 
 turn rotat spin flip switch 
 rotat cycl turn roll 
 click press tap hit push 
 type write kei enter input 
 pick choos select take 
 vote poll elect ballot 
 justifi explain defend warrant reason 
 clarifi explain elucid clear specifi 
 convinc persuad argu swai 
 blame fault accus culprit guilti 
 admit acknowledg conced confess 
 acknowledg confirm receipt accept ack 
 regret mistak sorri remors hindsight 
 deal cope manag handl tackl address 
 address tackl resolv handl deal 
 strategi approach plan polici tactic roadmap 
 hypothesi theori assumpt guess conjectur 
 lesson learn takeawai insight postmortem retrospect 
 conclus find verdict outcom conclud 
 insight realiz understand find observ 
 skill expertis compet abil experi profici 
 hire recruit emploi candid 
 onboard newcom joiner induct train ramp 
 newcom beginn novic newbi junior 
 expert specialist profession senior guru 
 handov handoff transfer transit successor 
 oncal pager duti standbi rotat 
 shift rotat duti roster 
 contract agreement deal treati 
 law legal regul legisl complianc gdpr 
 licens licenc permit copyright 
 privaci confidenti anonym gdpr 
 trend tendenc direct pattern 
 statist figur metric number datum kpi 
 graph chart plot diagram dashboard 
 pictur imag photo illustr screenshot 
 accuraci precis correct exact 
 effici perform effect product 
 ineffici wast slow unproduct 
 strength advantag merit plu pro 
 weak flaw vulner shortcom con 
 habit routin custom practic tradit 
 cultur mindset valu attitud 
 alia nicknam shortcut synonym pseudonym 
 abbrevi acronym short initi 
 prefix prepend lead begin 
 suffix postfix end extens trail 
 uppercas capit cap 
 lowercas small letter 
 readabl legibl clear understand 
 maintain mainten upkeep care 
 chanc luck probabl opportun likelihood 
 opportun chanc possibl open 
 challeng difficulti obstacl problem hurdl 
 obstacl barrier hurdl blocker impedi 
 pitfal trap gotcha footgun caveat 
 bottleneck chokepoint constraint hotspot congest 
 debt shortcut backlog legaci burden 
 leftov remnant residu orphan remain garbag 
 garbag junk trash wast rubbish 
 unus dead unreferenc obsolet idl unneed 
 lesser subset portion fraction part 
 copycat mirror replica clone twin 
 draft wip preliminari sketch outlin 
 experi beta preview pilot trial canari 
 gradual increment stepwis progress slowli phase 
 sudden abrupt unexpect instantli suddenli 
 unexpect surpris unforeseen unplan 
 familiar know usual accustom 
 popular common widespread wide favorit 
 modern contemporari new current uptod 
 offici formal authorit canon 
 formal inform casual offici 
 direct straight immedi directli 
 indirect roundabout transit mediat 
 nest recurs embed inner 
 flat plain shallow level 
 deep thorough profound nest 
 wide broad extens 
 narrow tight limit restrict 
 multipl sever variou mani plural 
 alon singl standalon solo isol 
 mix hybrid combin blend 
 nearest closest adjac neighbor next 
 agre approv settl decid final accept 
 ban forbidden prohibit disallow block blacklist 
 unfix unresolv open outstand unsolv 
 remind todo note nudg 
 migrat move switch port transit 
 port adapt migrat convert rewrit 
 patch hotfix fix correct updat 
 freez lock hold moratorium stop 
 bump rais increment increas upgrad 
 stick adher follow keep compli 
 insist demand requir persist 
 toler accept allow endur 
 encourag promot recommend motiv 
 discourag dissuad deter avoid 
 interrupt disrupt disturb break preempt 
 escal rais promot elev 
 triag priorit sort classifi assess 
 classifi categor label group classif 
 summon invit call ask 
 visit brows view access open `,near:`
aa ee7 ba7 aaa6 bb6 ff6 ant6 wcag6 ak6 ef6 ea5 contrast5 ab5
aaa wcag7 contrast7 aa6
aarch musl7 elf6 glibc6 clang6 arm6 toolchain6 linux6 syscal6 kernel6 qemu6 userland5 libc5
ab ba6 bb6 ant6 ee6 ak6 ea5 ac5 ef5 bf5 aa5 fc5 fb5
abandon dirti5 absorb5
abc xyz6 foo5
abi syscal7 errno6 elf6 musl6 libc5 kernel5 vf5 userland5 aarch5 posix5 ffi5
abil allow5
abl howev7 sure7 sometim6 simpli6 want6 tri6 realli6 possibl6 wai6 happen6 need6 try6
abort fail6 cancel6 fatal6 throw5 gracefulli5 stop5 error5 immedi5 failur5 discard5 swallow5 unhandl5
abov below7 sit5 top5
absenc absent7 teardown5 neither5 omiss5 alon5 prove5
absent absenc7 unavail6 loudli6 unpars5 silent5 treat5 malform5 neither5 degrad5 empti5 miss5 unknown5
absolut path6 filepath5 basenam5 dir5 tild5 directori5 cwd5 subdir5 baseurl5
absorb cas6 epoch6 active6 source6 rollov6 campaign6 closed5 revis5 leas5 abandon5
abstract adapt5
abus intak6 gift6 referr5 complaint5 escal5 refund5 partner5 legal5 approv5 growth5
ac ant6 dc6 ee6 ba6 ak6 bb5 ab5 bf5 ea5 ef5 ff5 df5
academ arxiv8 paper7 doi7 journal6 citat6 scientif6 med5 confer5 articl5 research5 ar5
academi cours6 lesson5 tutori5 teach5 learner5
acceler gpu7 torch6 pytorch6 cu5 silicon5 metal5 nvidia5 differenti5 neural5 hardwar5 cpu5 intel5
accent coral7 ink6 white6 cream6 navi6 pink6 cyan6 tint6 pill6 orang6 border5 rgba5
accept remain6 prove6 must6 exact6 receipt5 candid5 explicit5 qualif5 owner5 requir5 reject5 admit5
access authent5 credenti5 permiss5 account5 role5 login5 bearer5
accessor constructor6 setter5 subclass5 class5 predic5 method5 singleton5 undefin5
accident unrel5 unintend5 reintroduc5 broad5 untrack5
accomplish easier5
accordion dropdown5 modal5 draggabl5
account login6 credenti6 oauth5 authent5 auth5 sso5 access5 subscript5 princip5
accumul consolid5 fact5
accur accuraci6
accuraci accur6 evalu5 measur5 achiev5 score5 reliabl5
achiev overal5 accuraci5 improv5
ack acknowledg5 deliveri5
acknowledg handoff7 durabl6 ack5 disclosur5 deliveri5 recover5 barrier5 closur5 emiss5 recoveri5 unpublish5 resum5
acm corp6
acquir reaper6 mutex6 concurr5 semaphor5 lock5 pool5 deadlock5 goroutin5 fiber5 flock5
acronym underscor7 camel6 inflect6 pascalcase6 kebab6 pascal6 lowercas6 capit5 camelcase5 hyphen5 snake5 case5
across share5 multipl5 per5
act eu7 gdpr6 complianc6 oversight6 regul6 soc6 nist5 consent5
action codeql5 goreleas5 codecov5 scorecard5
activ rb5 rail5 record5
active source8 closed8 cas8 epoch6 ca6 absorb6 rollov6 campaign6 leas5 revis5 live5 revoc5
actor hp7 death7 reviv6 equip6 resurrect5 prospect5 mechan5 immun5 versu5 ruleset5 dy5 life5
actual someth6 happen6 even6 tell5 know5 thing5 anyth5 wrong5 suppos5 assum5 mean5 though5
acycl dag6 graph5
ad add7 also6 new5 addit5 revert5 option5 remov5 method5
adam pytorch5 torch5
adapt abstract5
adb wireless7 wi6 devic6 wifi6 fi6 usb5 android5 bluetooth5 lan5 spi5 esp5
adc hz7 usb7 firmwar6 peripher6 ch6 spi6 eo6 pb6 wi5 hardwar5 wifi5
add ad7 feat6 new5 option5
addendum adversari6 carrier5 amend5 car5 mandat5
addit also5 ad5 option5
addition thu5 overridden5 prepend5
additionalproperties ajv5
addr ip5 address5 proc5 pv5 inet5
address ip7 pv7 ipv6 cidr6 subnet6 inet5 hostnam5 addr5 dn5 ptr5
adher strictli6 tdd6 guidelin6 follow6 disciplin5 principl5 practic5 yagni5 convent5 enforc5
adject vagu6 noun5
adjud consequ6 fiction6 mechan6 mere6 genuin5 plausibl5 proposit5 distinguish5 versu5 rng5 elig5 fact5
adjust tweak5 height5
adk crew7 langchain7 strand6 lang6 bedrock5 llama5 genai5 agent5 ai5
admin rbac6 frontend5 vpn5 partner5 stage5 backend5 intak5
administr princip5
admiss admit6 successor6 journei6 closeout6 inconclus6 runbook6 qualif6 receipt5 authoris5 weaken5 ownership5 rollout5
admit admiss6 oblig6 therefor6 sole6 retir6 suffici6 remain6 owner6 exact5 occurr5 recover5 procedur5
adopt revis5 reconcil5
adr cutov5
advanc comprehens5 toolkit5
adventur game5 curs5
adversari review6 addendum6 feasibl5 guardian5 opu5 complete5 sonnet5 required5 flaw5 superpow5 assur5 challeng5
advertis guest5
advis damages5 liabil5 liabl5 liable5 damag5 holder5
advisori downgrad6 cve5 vulner5 moder5 opportunist5
ae aes9 gcm8 cha8 rsa8 decrypt7 symmetr7 encrypt7 cryptographi7 cipher7 poli6 crypt6 pkc6
aes gcm9 ae9 decrypt8 encrypt8 symmetr8 cha8 rsa8 cryptographi8 cipher7 crypt7 pkc6 asymmetr6
aesthet creativ5 fashion5
af ea7 fc7 ak7 df6 ant6 ee6 ba6 ed6 bb6 cb5 ef5 dc5
affect chang5
affili commerc5
after immedi6 again6 stop6 finish5 dure5 discard5 final5 reset5 onc5 re5 previou5 complet5
afterward whatev5 ever5 goe5 cleanli5 again5 noth5
ag hour5
again onc7 happen6 after6 even6 previou6 discard5 immedi5 tri5 sure5 abl5 re5 anywai5
against verifi5
agent orchestr6 autonom6 skill6 ai6 har5 claud5 crew5 claw5 subag5 govern5 soul5 multi5
agentid id6 uuid5
agents claude8 guidanc7 codifi6 instruct6 skill6 md6 readme6 readm6 convent5 contributing5 claud5 gotcha5
aggreg count6 metric5 averag5 sum5 cumul5 breakdown5 subqueri5 score5 percentil5 avg5 analyt5
agi antigrav7 codex6 opencode5 gemini5 cli5 council5 opencod5 spike5 copilot5
agil jira5
agnost pluggabl6 modular6 unifi6 framework6 ecosystem5 lightweight5 orchestr5 cognit5 substrat5 autonom5 engin5 reusabl5
ago month7 dai6 week6 hour6 quarter5 minut5 year5 leap5 second5 yesterdai5 weekdai5 januari5
agre agreement6
agreement agre6 patent5 disagr5
ai openai6 assist6 autonom6 langchain6 intellig6 open6 agent6 llm6 ollama5 mcp5 anthrop5 gpt5
aid handi5
aider windsurf7 cursor6 claw6 opencode6 droid6 herm6 openclaw6 copilot6 grok5 antigrav5 memori5 cleanest5
aim combat5 tp5 peac5 stanc5 streamlin5 facilit5 speed5 gd5 punch5 variou5 easi5
air heat5 water5 wind5 cook5 atmospher5 temperatur5 purifi5 morn5
ajax jquery6 jqueri6 xhr5 internation5
ajv valid5 tighten5 strict5 schema5 additionalproperties5
ak ant9 ee9 ea8 ba8 bb8 fc7 ef7 bf7 cb7 df7 af7 bc7
al et5 van5 du5 die5 je5 der5
alarm wake5 sleep5 notifi5
alchemi orm6 authoris6 crud5 mongodb5 mongo5 teardown5 vercel5 deploy5 dialect5 preview5 pyramid5
alert incid5 monitor5 uptim5 slo5
algebra mathemat7 equat7 theori6 polynomi6 solver6 quadrat6 differenti6 arithmet6 sym6 discret5 solv5 geometri5
algorithm comput5 learn5 neural5 optim5 implement5 base5
ali aw5 aws5 cloud5 ecs5 ek5
alia alias8
alias alia8
alic struggl5
align vertic6 middl6 flex5 width5 margin5 center5 dk5 gap5
aliv idl6 unmount5 hmr5 shut5 inact5 teleport5
all each5
alloc realloc6 heap6 malloc6 mmap5 overhead5 buffer5
allow option5 abil5 set5
allowlist egress6 bypass5 exempt5 restrict5 intention5 privat5
almost anyth5 realli5 everyth5 anywai5 someon5 thing5 usual5 somewher5 although5 suppos5
alon whose6 cannot6 neither6 exactli5 refus5 therefor5 never5 rather5 noth5 absenc5 everi5
alphabet latin7 transliter7 cyril7 roman6 rune6 versa6 vice6 unicod5 letter5 ascii5 insensit5
alphanumer hyphen7 lowercas7 underscor6 char6 charact5 insensit5 dash5 letter5 punctuat5 string5
alpin ubuntu6 debian6 fedora6 distro6 glibc5 dockerfil5 rpm5 apt5 deb5 docker5
alreadi still6 noth6 exist6 rather6 later6 onc6 never6 same5 earlier5 exactli5 sai5 either5
also sure7 howev6 seem6 sinc6 possibl6 now6 need6 make6 ad6 even6 few6 mayb5
alt img8 png6 donat6 gif6 td6 href5 dk5 jpg5 sponsor5 showcas5 pictur5 svg5
alter table8 create8 update7 delete7 cascade7 ddl6 tabl6 insert6 exists5 fk5 foreign5 column5
altern ur7 ku7 kr6 ko6 bn6 il6 tr6 yo6 sa6 vn6 jp6 rel6
although seem6 unfortun5 anywai5 realli5 mayb5 though5 lot5 sometim5 howev5 possibl5 sure5 usual5
alwai regardless6 even6 ensur5 now5 sure5 assum5 sinc5 instead5 either5 set5 previous5 though5
always critical5
amazon aws7 aw7 rds7 ecs7 ek6 aurora6 rd6 serverless6 lambda6 vpc6 sn6 ec6
amber teal8 brown8 purpl8 blue8 grei7 pink7 orang7 gold7 green7 bamboo6 navi6 cool6
ambient gentl6 sound5 distant5 glow5
ambigu unclear6 clarif5 assumpt5 unresolv5 outcom5 genuin5 incomplet5 uncertain5 conflict5
amd intel6 arm6 silicon6 prebuilt5 linux5 nvidia5 metal5 maco5 gz5 arch5
amend rebas6 addendum5 squash5 conflict5
american english6 european5 russian5 spanish5
amount currenc5 fee5 pai5 quantiti5 monei5 invoic5 cent5 ram5 payment5
amp ea5 sine5 fc5 ef5
amplifi lambda5 sn5
an van6
analog circuit5 hardwar5 peripher5
analys mine5 toolbox5 facilit5 exploratori5 analysi5
analysi analyz7 toolkit6 assess5 comprehens5 datum5 statist5 predict5 simul5 spatial5 analys5 intellig5 visual5
analyst specialist6 ce6 yellow5 persona5 brainstorm5 research5 missing5
analyt aggreg5
analyz analysi7 comprehens5 tool5 intellig5
ancestor subtre6 descend5 parent5 walk5
ancestri revis5 chronolog5 causal5 authorit5
ancient greek7 istanbul6 roman6 citi5 empir5 greatest5
and for6 the5 bird5 not5 in5 wikipedia5 doe5 with5 to5 by5 of5
android ios8 gradl5 iphone5 adb5 kotlin5 kt5 jvm5 mobil5 devic5 tablet5 phone5 os5
angl degre6 axi5 camera5 deg5 tilt5 slowli5 cone5 sphere5 perspect5
angular vue8 react7 jquery7 vanilla6 compon6 customiz6 jqueri6 multiselect5 draggabl5 js5 svelt5 ui5
ani untag5 trait5 enum5
anim motion6 framer6 keyfram5 smoothli5 typewrit5 requestanimationframe5 smooth5
ann neighbor6 nearest5
annoi weird5 hopefulli5 prone5 problem5 complic5 obvious5 troubl5 segfault5 ugli5 appar5
announc speak5
annual tax7 au6 cent6 incom6 fee6 calcul6 monthli5 monei5
anomali ensembl5 classif5 predict5
anonym pii5 sensit5
anoth therefor5 on5 same5 cannot5
ansi fanci6 vt6 ascii6 consol5 tty5 termin5 stdout5 unicod5 emoji5 pretti5
ansibl terraform6 infra5 container5
answer question7 ask6 tell6 sai6 decid5 reason5 fact5 judg5 noth5
ant ak9 ee9 ba8 ea8 bb8 fc7 ef7 bf7 cb7 df7 dc6 af6
anthrop openai8 openrouter8 mistral8 deepseek8 groq7 ollama7 openrout7 gpt7 minimax7 glm7 gemini7 bedrock7
anti undetect5 spam5 slop5 spoof5
anticip curios5 emot5 plant5
antigrav opencode8 windsurf7 grok7 codex7 copilot7 agi7 cursor7 gemini6 claud6 droid6 opencod6 kimi6
anymor though6 sinc6 thu6 sure6 anywai5 howev5 suppos5 mayb5 simpli5 unfortun5 seem5 also5
anyon someon6 anyth5 everyon5 everyth5 come5 yourself5 whatev5 someth5 ever5 thing5 want5 els5
anyth everyth7 someth7 els7 tell7 someon7 whatev6 happen6 noth6 want6 sai6 thing6 decid6
anywai though7 realli7 seem6 even6 howev6 happen6 sometim6 sinc6 sure6 need6 tri6 usual6
anywher anyth5 els5 whatev5
ao suport9 um9 que8 para8 modulo8 da7 tu7 su7 est7 de6 mai6 del6
ap fi5 wi5 wifi5
apach jm6 maven6 spark5 kafka5 eclips5 columnar5
apart two5
apex fg5 band5
api client6 rest6 unoffici5 endpoint5 offici5 openapi5 wrapper5 sdk5 gatewai5
apk jar5
apm relic8 datadog8 opentelemetry7 lgtm7 honeycomb7 telemetri6 instrument6 loki6 slo5 grafana5 trace5 dog5
apostroph curli7 quot7 escap6 unquot6 doubl6 unescap6 backslash6 quotat5 backtick5 punctuat5 dash5
app frontend5 applic5
appar somehow6 unfortun5 anywai5 obvious5 seem5 complic5 henc5 weird5 thu5 hopefulli5 sometim5 anymor5
appeal disagre5
appear colour5
append chunk6 wal5 exemplar5
appendix license5 licens5
appl plist6 silicon6 mac6 book6 icloud6 applescript6 macos6 bk5 os5 goo5 intel5 monkeypatch5
applescript icloud6 appl6 macos6 mac5 outlook5 os5 mail5
appli overrid5
applic flask5 framework5 django5 app5 fastapi5 reusabl5
approach complex5 best5 solut5 understand5 goal5 practic5 problem5 recommend5
appropri specif5 necessari5 correspond5 determin5
approv escal6 gate5 polici5 owner5 proof5 abus5 legal5 complaint5 intak5 ye5
approxim polynomi6 neighbor6 dimension6 nearest5 quadrat5 estim5 spars5 geometr5 distanc5
appveyor travi8 circleci7 ci5 yml5 codecov5 jenkin5
apr mar5
apt fedora8 debian8 distro7 rpm7 deb7 ubuntu7 sudo6 brew6 instal6 uninstal5 homebrew5 alpin5
ar kr6 sa6 ur6 arxiv6 jp5 tr5 doi5 altern5 ko5 ir5 th5
arab hebrew8 persian7 vietnames7 turkish7 transliter7 cyril7 roman7 latin7 greek6 bidi6 thai6 cjk6
arbitrari repres5
arbitrarili deepli6 nest5 unord5 sort5
arc narr5
arch nnn6 mod6 sy6 ut6 renumb5 uncov5 traceabl5 ubuntu5 aarch5 arm5 amd5 linux5
architect senior7 specialist6 expert6 expertis5 strateg5 persona5 technic5
architectur decis5 rational5 design5 md5 architecture5 plan5 ownership5
architecture roadmap6 complete6 superpow5 tests5 architectur5 md5 required5
archiv tar6 unzip6 zip6 gz6 unpack5 uncompress5
area rectangular6 box5 rectangl5 fill5
arena mem5
arg argument8 argv6 variad6 subcommand6 kwarg6 command5 invok5 cmd5 ctx5 argpars5
argpars typer6 dataclass6 commandlin5 subcommand5 arg5
argument arg8 variad6 paramet6 kwarg6 instead5 callabl5 ariti5 option5 return5 invok5 method5 nil5
arguments proceed5 proce5
argv stdin6 arg6 cwd6 subcommand6 exec5 stdout5 argument5
aria dropdown5 modal5 mdn5 tooltip5 button5 drawer5
aris arising9 otherwise9 tort9 liabil8 use8 software8 damages7 otherwis7 other7 damag7 consequenti6 incident6
arising otherwise9 aris9 tort9 liabil8 use8 software8 damages7 otherwis7 other7 damag7 consequenti6 incident6
arithmet ration6 subtract6 precis6 algebra6 decim5 float5 integ5 divis5 mathemat5 fraction5 numer5 stride5
ariti argument5
arm linux6 aarch6 amd6 prebuilt6 glibc6 ubuntu5 binari5 arch5 freebsd5 musl5 leg5
armor weapon5
around wrapper6 easier5 wrap5
arr pluck6 arrai6
arrai valu6 object6 string6 arr6 serializ5 null5 foreach5 return5 int5 to5 val5 coerc5
arrang bed7 tower6 plate5 printer5 rectangular5 wipe5
arriv ride5 finish5
arrow columnar6 duck6 duckdb6 parquet5 lake5 polar5 spark5
articl doi5 wikipedia5 academ5 journal5 arxiv5
artifact sidecar5 proven5 manifest5
artifactori pat5 registri5
artifici educ6 surrog5 learn5 toolbox5 studi5 scienc5 reinforc5 augment5 novel5 bio5 neural5
artist song8 yt8 spotifi8 youtub7 youtube7 you7 tube7 playlist6 music6 fetcher6 mp6 podcast5
artwork poster8 movi7 genr6 season6 episod6
arxiv doi8 academ8 paper7 ar6 journal6 citat6 med5 articl5 cite5
as with5 to5 enum5 deseri5 arrai5
asap unblock6 repli5
asc desc7 sort6 order6 ascend5 oldest5 lexicograph5 by5
ascend sort5 asc5 desc5
ascii unicod8 charact6 utf6 emoji6 rune6 ansi6 fanci5 latin5 multibyt5 alphabet5 cjk5
asia east7 south6 asian6 west6 europ6 western5 contin5 greatest5 citi5
asian western7 east7 chines7 south6 asia6 cjk6 tradit6 vietnames6 thai6 west5 japanes5 arab5
asid proc7 va6 pf6 nr6 kernel6 priv6 rt6 userland6 ipc5 stub5 sig5 sy5
ask question7 answer6 sai6 tell6 unsur6 proce5 decid5 someth5 user5 confirm5
asn geoloc6 pkc5 der5 ip5
aspect crop6 portrait5 ratio5 landscap5 viewport5 dimens5
aspir dotnet7 foundri5 azur5
assembl webassembly6 wasm5
assert expect7 not5 grader5 eval5 result5 test5 judg5
assess risk5 analysi5 comprehens5
asset favicon6 static5 cdn5 ico5
assign reassign5
assigne issu5
assist ai6 chat6 intellig5 chatbot5 collabor5 claw5 power5 chatgpt5 companion5
associ polymorph8 autosav7 ha6 belong6 foreign6 singular6 mani6 eager5 invers5 relat5 unscop5 will5
assum sure5 though5 howev5 simpli5 actual5 reli5 necessari5 alwai5 sinc5 even5 mean5 need5
assumpt ambigu5 clearli5 unspecifi5 contradict5 justifi5
assur charter6 superpow5 scorecard5 retrospect5 roadmap5 adversari5 release5 complete5
ast sitter6 lexer5 parser5 ripgrep5 grep5
asterisk asyncio5 twist5
astral uv7 venv6 ruff6 pip6 poetri6 conda5 pyright5 uvx5 pyproject5 virtualenv5
astro nuxt8 svelt6 remix6 vitepress6 sitemap5 seo5 vite5 sveltekit5 site5 og5 cm5 cms5
asymmetr symmetr7 aes6 rsa6 pkc6 decrypt6 gcm6 cha6 cryptographi6 ae6 encrypt5 gpg5
async asynchron8 asyncio7 trio7 await6 coroutin6 synchron6 semaphor5 twist5 client5
asynchron async8 asyncio7 trio6 twist6 synchron5 rabbitmq5 coroutin5 rabbit5 mq5 lightweight5 semaphor5
asyncio async7 asynchron7 trio7 twist7 rabbitmq6 mq6 rabbit6 coroutin6 semaphor6 microservic5 kafka5 rpc5
at timestamptz6 last6 timestamp6 desc5
atlassian confluenc8 jira7 bitbucket6 notion6 figma5
atmospher water6 sky6 mountain6 sun6 golden5 air5 silhouett5 cook5 wind5 morn5 interior5 light5
atom flock5 transact5 write5
attack xss7 malici7 exfiltr6 exploit6 poison6 mitm6 defens6 ssrf6 hijack6 inject5 vulner5 threat5
attempt retri7 transient6 fail6 success6 backoff6 failur6 succeed5 xx5 succe5 exponenti5
attent pytorch6 torch6 latent5 infer5
attest tamper7 cryptograph6 sigstor6 slsa5 seal5 trust5 proven5 sign5 wit5
attr serd6 attribut5 cx5 cfg5 elem5 macro5 prop5
attribut class6 attr5 setter5 properti5 method5 element5 associ5
au tax7 annual6 descriptor5 calcul5 catalogu5 incom5
aud iss9 jwks9 jwk8 issuer8 jw8 oidc6 kid6 jwt6 pkce5 audienc5 exp5 signatur5
audienc issuer5 aud5 iss5
audio video7 speech6 music6 mp6 transcrib6 speaker6 voic6 tts6 subtitl6 sound5 podcast5 tt5
audit complianc5 gate5 remedi5 evid5 scanner5 polici5 secur5 auditor5 govern5
auditor soc6 complianc6 threat5 forens5 scanner5 secur5 audit5 owasp5
augment multimod7 preprocess6 train6 modular6 vision5 rag5 hierarch5 leverag5 neural5 pytorch5 artifici5 tabular5
aurora rds8 rd7 ecs6 ek6 amazon6 aws6 serverless6 vpc6 aw6 ec5 sn5 mysql5
auth oauth8 authent8 login7 pkce7 bearer7 logout6 htt6 token6 jwt6 oidc5 cred5 credenti5
authent auth8 oauth7 login7 sso7 bearer6 jwt6 pkce6 oidc6 openid6 credenti6 mfa6 logout5
author claim6 owner5 authors5 sole5 revoc5 ident5 holder5
authoris preview6 custodi6 successor6 teardown6 closeout6 receipt6 qualif6 vercel6 journei6 inconclus6 alchemi6 deploy5
authorit campaign7 current6 revis6 frontier6 truth6 durabl6 mere6 ordinari6 recoveri6 mutabl6 sole6 state5
authors holder8 liable8 liabl8 copyright7 purpose7 damages6 purpos6 particular5 author5 claim5 liabil5 damag5
authz rbac5 authent5 tenanc5
auto automat6
autocomplet textarea6 codemirror5 jquery5 checkbox5 jqueri5
autofix fixabl5 linter5
autogener openapi5
autoload eager7 rake6 rb6 rail5 unload5 load5 gem5 reload5
autom power5 drive5 toolkit5 undetect5
automag download5
automat auto6
automerg renov8 dependabot5
autonom agent6 intellig6 ai6 orchestr6 swarm6 crew5 govern5 cognit5 multi5 autonomi5 agnost5 forg5
autonomi cognit5 autonom5 psycholog5 govern5
autosav polymorph8 associ7 ha6 belong6 foreign6 mani5 invers5 singular5 eager5
av dogfood5 jsonl5 bead5 grader5 sidecar5 eval5
avatar mockup6 logo6
averag median6 avg6 sum6 percentag5 total5 count5 percentil5 aggreg5 pairwis5 overal5 estim5 deviat5
avg sum7 over7 averag6 histogram5 count5 total5 percentil5 gaug5 cumul5 aggreg5 durat5
avoid unnecessari7 prevent6 elimin6 caus6 redund5 reduc5 duplic5
aw aws9 ek7 amazon7 ecs7 rds7 lambda7 serverless6 ec6 gcp6 vpc6 rd6 sn6
awai goe5 everyth5 anyth5 nobodi5 thing5 someon5 usual5 tell5 els5
await promis6 coroutin6 async6 synchron6 fiber5 until5 semaphor5 cancel5 wait5 thread5 callback5
awak sleep7 wake5 night5 morn5
awar intellig5 rag5 multi5
awesom vanilla5 angular5 customis5 galleri5
awk printf6 sed6 jq5 echo5 heredoc5 liner5 stderr5 grep5
awkward hopefulli6 ugli6 make5 complic5 nicer5 littl5 difficult5 clearer5 harder5
aws aw9 amazon7 ek7 rds7 ecs7 lambda7 serverless7 gcp7 vpc6 ec6 rd6 aurora6
ax axi5
axi angl5 degre5 horizont5 orthogon5 tilt5 vertic5 ax5 opposit5
axio micromatch5 fastifi5 qs5 jsdom5 releases5 vitej5 urllib5 softprop5 hashicorp5
az azur5 ez5 sku5
azur foundri7 microsoft6 devop6 az5 terraform5 devops5 aspir5 dotnet5 gcp5 provis5
ba ant8 ak8 ea8 bb8 ee8 ef8 fc7 bf7 cb7 aa7 df6 ab6
babel rollup7 webpack7 esbuild6 terser6 swc6 postcss6 stylist6 jest6 transpil5 sass5 eslint5 vitej5
backbon nat6 foundat5 mgmt5
backdrop blur5 overlai5 poster5
backend frontend5 admin5 fastapi5
background foreground7 rgba6 bg6 white5 border5 tint5 transpar5 dim5 gradient5 bright5 contrast5 mute5
backlog todo5 sprint5 roadmap5 subtask5
backoff exponenti8 retri8 jitter8 transient7 breaker6 xx6 resili6 timeout6 attempt6 cooldown6 backpressur5 throttl5
backport lts5 cherri5 lt5
backpressur retri5 backoff5 concurr5 throttl5 limit5 semaphor5
backslash escap7 curli7 unescap7 quot6 newlin6 apostroph6 delimit5 doubl5 unquot5 backtick5 latex5 te5
backstop refetch5 converg5
backtick unquot7 delimit7 heredoc7 quot7 escap6 curli6 bracket6 surround5 enclos5 liter5 fenc5 brace5
backtrac gem5
backtrack regular5 regexp5
backup restor6 drill5 prod5
backward deprec5 compat5 legaci5 deprecated5
bad try6 tri6 error6 sometim6 unexpect6 invalid6 throw5 caus5 wrong5 unexpectedli5 confus5 happen5
badg shield7 logo5 img5
bail teleport6 hmr6 unmount5 child5 prop5 dom5 properli5 ssr5
bake ghcr5 dockerfil5 docker5
bamboo golden7 mountain6 amber6 grei6 sail6 brown6 gold6 silhouett6 water5 horizon5 stone5 warm5
banana nano7 pro6 gpt5 flash5 gemini5 minimax5
band bleed5 diagon5 apex5 bottom5
bandwidth latenc5 consumpt5
bank mental6 mission6 recal6 consolid6 reflect6 retain5 memori5 zap5 fact5
banner footer5
bar spinner5 progress5 displai5 footer5 show5 indic5 sparklin5 bottom5 panel5 button5 sidebar5 top5
barrel subpath6 import5
barrier unpublish6 handoff6 volatil6 closur5 acknowledg5 opportunist5 dirti5 opportun5 loss5 durabl5 recover5 signific5
base framework5 librari5 simpl5 lightweight5 python5 algorithm5 fast5
basenam path6 cwd6 directori5 dir5 subdirectori5 absolut5 filenam5 slug5 subdir5 toplevel5
baseurl url5 absolut5
bash sh7 shebang6 shell6 pipefail6 grep6 chmod5 powershell5 powershel5 shellcheck5 ls5 pretooluse5 command5
basi frontier5 survivor5 law5
basic variou5 handi5
bat pnpm7 misc6 pariti5 test5
batch parallel5 queu5 concurr5 queue5 consolid5 dedupl5
batteri energi5 charg5 electr5
battl game5
bb ba8 ee8 ak8 ant8 ea8 ef7 fc7 aa6 ff6 cb6 ab6 bf6
bc ak7 ant6 ee6 ea6 bb6 ba6 fc5 fb5 bf5 ef5 ed5 df5
bcc recipi7 mail6 sender5 email5 inbox5 cc5 smtp5 imap5 gmail5
bcp ietf6 iana6 rfc5 iso5
bcrypt crypt7 hasher7 salt6 password5 hash5
bd bead7 bn6 bv6 epic5 town5 ur5 rig5 tbd5
be that5 have5 not5 will5
bead bd7 epic6 bv6 ticket6 town6 rig5 dotfil5 tbd5 worktre5 av5
beam rai5 optic5
bean pom5
bear exactli5
bearer oauth7 auth7 authent6 token6 credenti6 pkce6 jwt6 unauthent5 oidc5 cred5 endpoint5 htt5
beat pace7 rhythm6 entranc6 moment5 motion5 hero5 scene5 frame5 reveal5 phrase5 feel5 breath5
beauti customiz7 rich6 eleg6 friendli6 highli5 minimalist5 lightweight5 modern5 intuit5 inspir5 textual5 perfect5
beautifi prettifi7 lexer5 syntax5 formatt5 markup5
beautifulli xlsx5 excel5 spreadsheet5 pptx5
becom mere6 later6 ordinari6 mechan5 cannot5 durabl5 rather5 therefor5 surviv5
bed arrang7 printer6 plate6 sla5 mf5 rectangular5 tower5
bedrock anthrop7 nova6 groq6 mistral6 openai6 aws6 openrouter5 aw5 ollama5 adk5 vertex5 amazon5
befor beforeeach7
beforeeach befor7
begin end6 paragraph5
beginn learner6 cours5 school5 oop5 teach5 educ5
behalf contribut5 contributor5
behav similarli5 behaviour5 simpli5 howev5 though5 care5 also5 behavior5 well5
behavior behaviour5 chang5 expect5 behav5
behaviour behavior5 behav5 chang5
behind sit5
belief fact6 knowledg5 proposit5 pc5 truth5
believ know5 seem5 problemat5 though5 sure5 howev5 sens5
bell distant6 sound5 wind5 hammer5 silenc5
belong associ6 polymorph6 autosav6 ha5 mani5 foreign5 relat5 relationship5 record5
below abov7 floor5 sit5 top5
bench benchmark7 hermet7 swe6 ns5
benchmark bench7 evalu5 hermet5 swe5 speedup5 ns5
beneath silenc6
benefit significantli6 overhead5 fewer5 complex5 valuabl5 often5 much5 cheaper5 slower5 especi5
besid stand6 ride6 whatev5 sit5 chip5
best practic8 recommend5 approach5
bet trade5 odd5 invest5 market5 coin5
beta rc6 canari5 stage5 prod5
better more7 much7 make6 improv6 safer6 simpler6 harder6 easier6 cleaner6 clearer6 slightli6 seem5
between differ5 two5
bf ba7 ant7 ak7 df7 ea7 ef6 ee6 bb6 fc6 ac5 fb5 ab5
bg border7 tint7 foreground6 rgba6 cyan6 mute6 background6 secondari6 hover5 subtl5 shadow5 oklch5
bia bias8 systemat6 hue6 chroma5 varianc5 calibr5 satur5
bias bia8 systemat6 hue6 percept5 chroma5 quantifi5
bidi arab6 hebrew6 latin5 transliter5 persian5 cjk5 rtl5 cyril5 asian5 reshap5
big bigint5 decim5 integ5 unsign5 uint5 huge5
bigger larger7 smaller6 slightli5 shade5 harmon5 colour5
bigint uint6 integ6 int6 unsign6 big5 decim5 coercion5 coerc5
bill subscript6 credit5 saas5 invoic5 saa5 price5 payment5 purchas5 commerci5
bin usr6 shebang6 instal5 venv5
binari linux5 prebuilt5 toolchain5 glibc5 arm5
bing yahoo5 scraper5 googl5 unoffici5
bio medic5 toolbox5 artifici5
biom lint7 eslintrc7 prettier7 tsc6 markdownlint6 oxfmt6 eslint6 oxlint6 linter6 tsconfig6 shareabl5 formatt5
bird wikipedia6 wiki6 and5 credibl5 in5
bisect branch6 rebas6 squash6 git5 stash5 uncommit5 merg5 push5 porcelain5 trunk5 worktre5
bit bite6 uint6 unsign6 integ5 int5
bitbucket gitlab7 jira6 atlassian6 confluenc6 devops6 hub5 git5 jenkin5 scm5
bite bit6 littl6 less5 hopefulli5 make5 more5 ugli5
bk plist7 book7 monkeypatch6 appl5 goo5
bl svc7 el6 do5 ipc5 trap5
black white7 rgba5 orang5 accent5 tint5 grai5 cream5 pink5 ink5 blue5
blacklist dns5 dn5 ip5 blocklist5 mx5 ipv5
blade php5 illumin5 condition5
blame onelin5 git5
blank noopen8 href7 utm6 king6 dk6 margin5 span5 blockquot5 em5 emphasi5 pictur5 cubic5
blanket carrier6 mandat6 car5
blast scribe6 radiu6
bleed lai5 dim5 band5
blend peac7 punch6 combat6 stanc6 gd5 tp5 movement5
blink keyfram6 tween5 timelin5 hf5
bloat excess5 wast5
blob changelog9 com7 main7 github7 note7 http7 compar7 releas6 master6 changes6 commit6 bump5
block paragraph5 indent5 inlin5 fenc5 surround5
blocked blocker5
blocker remain6 unresolv6 evid5 blocked5
blocklist ip5 blacklist5
blockquot ul8 li6 href6 blank5 em5 paragraph5
blog tutori5 cookbook5 jekyl5 dive5
bloom sun5 glitch5
blow budget5
blue purpl8 teal8 amber8 orang7 cyan7 brown7 green7 grei7 white6 grai6 pink6 cool6
blueprint entranc5 tween5
bluetooth led7 wireless7 devic6 peripher6 usb6 esp5 adb5 spi5 wi5 lan5 wifi5 fi5
blur opac7 subtl6 glow5 fade5 backdrop5 shadow5 rgba5 bright5 inset5 scale5 skew5
bm reciproc8 cosin7 ft7 fusion7 hybrid7 kg6 fuse6 retriev6 rank6 search6 similar5 keyword5
bmp jpeg8 webp7 jpg6 gif6 png6 imagemagick6 ico5 lossless5 imag5
bn ur9 pk8 tr7 ir7 altern6 ku6 sa6 bd6 fa6 kr5 yo5 rel5
board yard6 lane5 stranger5 car5 esp5 rev5
bodi respons5 header5 multipart5
bogu valueerror5 typeerror5
boilerpl flask5 quickli5 crud5 scaffold5 restful5 fastapi5 tful5 pyramid5 starter5 opinion5 streamlin5
bold underlin6 ital6 headlin5 monospac5 serif5
bolt incept5
bom maven6 junit6 jm5 testifi5 pom5 eclips5
bomb decompress6 gzip6 uncompress6 unzip5 zstd5 tar5 zip5 deflat5 gz5 inflat5
bonu reward5 growth5 referr5 gift5
book bk7 monkeypatch6 plist6 appl6 it6 goo5 def5
bookkeep frontier6 campaign5 authorit5 hot5 unpublish5 dirti5 recover5 reread5 durabl5
bookmark skim6 toc6 chapter5 jump5 swipe5 tap5 gestur5 finger5
bool boolean6 nullabl6 fals5 true5 null5 is5 int5 flag5
boolean truthi6 bool6 falsi5 fals5 nullabl5 coercion5 null5 valu5 true5 coerc5 predic5
boost forest5 penalti5 ensembl5 recenc5 rank5
boot userland7 qemu6 vm6 elf6 kernel6 nr5 vf5 exec5 proc5 pm5 priv5 guest5
bootstrap multiselect5
border shadow7 bg7 px7 pill6 tint6 radiu6 outlin6 hover6 color6 accent5 fill5 lg5
bore fun6 ssl5
borrow deseri7 visit7 serd7 mut6 impl6 ser6 visitor6 struct6 cow6 into6 further6 clippi5
bot telegram7 discord7 qq6 tg5 we5 slack5 whatsapp5 what5 messeng5 gg5 irc5
both same6 exactli6 two6 neither5 either5 unchang5 alreadi5 onli5
bottleneck throughput5 latenc5 cpu5 perform5
bottom top7 vertic6 horizont6 pad6 corner6 leav6 px6 scroll5 sit5 footer5 inset5 height5
bounc overshoot8 pop6 stagger6 eas6 elast6 tween6 snappi5 play5 settl5 entranc5
bound exact5 candid5 receipt5 recoveri5 prove5 remain5 independ5 admit5
boundari ownership6 own5 owner5 explicit5 runtim5 remain5 ev5 canon5 polici5 effect5 prove5
bounti vulner5 exploit5 secur5
box rectangl5 rect5 area5 draw5
br td5
brace curli7 bracket6 micromatch5 quot5 backtick5 escap5 backslash5 semicolon5 colon5
bracket curli7 brace6 backtick6 enclos6 escap6 liter5 parenthes5 quot5 surround5 delimit5 backslash5
brain jetbrains7 jet7 mono5 inter5 eyebrow5
brainstorm compound7 deepen7 yellow6 ce6 plan6 debt6 gt5 frontmatt5 skill5 pr5 research5 phase5
branch rebas7 squash7 git7 merg7 uncommit7 stash7 push7 unstag6 bisect6 porcelain6 pr6 trunk6
brand wordmark6 logo5 taglin5 hero5
breadcrumb nav6 navbar6 navig5 sidebar5
breadth depth5
break previous5 previou5 longer5 seem5 sinc5 also5 caus5 chang5 bug5
breakdown summari6 aggreg5 sparklin5
breaker runawai7 circuit7 backoff6 resili6 exponenti6 retri6 jitter6 cooldown5 rate5 xx5 transient5
breaking change7 minor5 major5 patch5
breakpoint col6 lg5 tablet5 flex5 mobil5 tighter5 pad5 viewport5
breath sine7 gentl7 tween6 puls6 settl6 entranc5 oscil5 stagger5 orbit5 hero5 rhythm5 fade5
brew homebrew8 cask8 uninstal6 instal6 apt6 maco6 sudo5 dmg5 xcode5
bridg protocol5 stdio5
bright glow6 light6 rgba5 neon5 dark5 white5 cyan5 tint5 background5 blur5 satur5 cinemat5
brittl buggi5
broad intention5 unless5 accident5 narrow5 unrel5 sprawl5
broadcast subscrib7 pusher6 notif6 socket5 channel5 listen5 websocket5 messag5
broker mq8 rabbitmq7 rabbit7 kafka6 microservic6 nat6 bu6 ib5 rpc5 outbox5 pub5 asyncio5
brown amber8 teal8 purpl8 grei8 orang7 pink7 yr7 blue7 green7 bamboo6 red6 navi6
browser firefox6 cdp6 playwright6 chromium6 chrome6 devtools6 safari6 undetect5 webkit5 headless5 web5 js5
brute protect5 attack5 password5
bs versa5 vice5
bsd freebsd8 gnu7 gpl6 libc6 glibc5 linux5 mit5 licens5 musl5 license5 lv5
bt srgb5 rgb5
btn rem5 scale5
bu broker6 mq6 rabbitmq6 rabbit5 kafka5 asyncio5 queue5
bubbl mockup5 centr5
bucket histogram6 sampl5 sum5
budget runawai6 cost6 cap5 max5 spend5 exceed5 mid5 usd5 latenc5 limit5 per5 exce5
buf testifi6 protoc5 golangci5 softprop5 protobuf5 hashicorp5 golang5 codeql5 goreleas5 buildx5 quic5
buffer byte6 stream6 chunk6 alloc5
bug issu7 caus6 segfault6 fix6 problem5 wrong5 somehow5 due5 potenti5 stupid5 break5 symptom5
bugfix spiral6 tower6 wipe5 retract5
buggi brittl5 hopefulli5
bui buyer6 price5 sell5 earn5 commerc5 shop5 purchas5
build prebuilt5 toolchain5
builder factori5 fluent5
buildkit buildx7 mobi6 docker6 dockerfil5 goreleas5 ghcr5 softprop5 golangci5 testifi5
buildx mobi7 buildkit7 testifi7 golangci7 softprop6 docker6 golang6 codeql6 quic6 cobra5 goreleas5 testcontain5
bullet paragraph6 section5
bump dep9 depend8 semver7 chore7 compar7 releas7 version7 updat7 com6 github6 note6 direct6
bun typecheck7 vitest6 pnpm6 tsc6 turbo5 dist5 workspac5 nine5 tsconfig5 run5 npm5 oxlint5
bunch stuff7 lot6 mostli6 littl5 easier5 handi5 complic5 particularli5 useless5 weird5 few5 miscellan5
bundl dist5 bundler5 webpack5 esm5 esbuild5 npm5
bundler esbuild7 gem7 webpack6 shake6 rollup5 bundl5 rubi5 esm5 precompil5 stylesheet5 parcel5 usr5
burn dissolv6 distort5 warp5 shader5 glitch5
burst glow6 puls5
bust cach5 memo5 memoiz5
button menu7 dialog7 toggl7 hover6 toolbar6 panel6 tooltip6 click6 sidebar6 dropdown6 popov6 press5
buyer invoic6 payment6 bui6 pai6 commerc5 purchas5 fee5 sell5 price5 coin5
bv bead6 bd6
by or6 for6 desc5 not5 where5 and5 join5 sort5 have5 asc5 get5
bypass protect6 ssrf5 allowlist5 spoof5 attack5 denial5
byte buffer6 length6 uint5 chunk5 mb5 kib5 encod5 utf5
bytecod scala5 cpython5 kotlin5 java5 webassembly5
ca cas7 source6 active6 leas5 cert5 crt5 revoc5 closed5
cabl rail6 rb6 mailer5 subscrib5 rack5 testcase5
cach lru6 ttl6 memcach5 evict5 lc5 mtime5 memoiz5 bust5 store5 decrement5
cadenc tick5 heartbeat5 timer5
cafe playwright5 puppet5
cal calendar5 kt5
calc rem6 minu5 pad5
calcul annual6 tax5 au5 comput5
calendar date5 outlook5 weekdai5 cal5 week5 gmail5 dai5
calibr confid5 uncertainti5 bia5 estim5
call caller5 handler5 invok5 callback5 return5 callabl5 onc5 loop5
callabl factori6 constructor6 argument5 variad5 method5 call5 paramet5 can5 instanti5 subclass5 void5
callback call5 await5 handler5 immedi5
caller call5
callout mdx5
calm mood6 tone6 pace6 excit6 dramat5 tension5 soften5
camel camelcase9 pascalcase9 snake9 pascal9 kebab9 case7 acronym6 underscor6 upper6 inflect5 lowercas5 capit5
camelcase camel9 snake9 pascalcase9 pascal9 kebab8 case7 upper5 acronym5 underscor5
camera slowli6 tp6 movement6 angl5 deg5 pan5 parallax5 shoot5 tilt5 motion5 zoom5 gd5
campaign authorit7 ordinari7 frontier6 epoch6 cas6 fiction6 revis6 source6 active6 durabl6 recoveri6 absorb6
can factori5 polyglot5 callabl5 fake5
canada uk6
canari prod6 rehears5 stage5 cohort5 beta5 rc5 rollout5
cancel wait6 abort6 finish6 immedi5 poll5 pend5 queu5 until5 succeed5 shutdown5 await5 stop5
candid exact7 receipt6 prove6 promot6 remain6 final6 evid5 proof5 accept5 journei5 successor5 owner5
cannot rather7 never6 therefor6 whose6 must6 alon6 silent6 mere6 later6 still5 refus5 ordinari5
canon truth6 authorit5 ownership5 contract5 owner5 remain5 boundari5 own5 exact5 frontier5 catalog5 durabl5
canva pixel6 draw5 webgl5 textur5 gl5 graphic5 rect5
cap ceil7 max6 limit6 budget5 exceed5 exce5 headroom5 runawai5 unlimit5
capac exhaust5 quota5 maximum5
capit acronym5 lowercas5 letter5 contin5 pascalcase5 underscor5 japan5 camel5
captcha undetect5 puzzl5
caption subtitl5 matt5
captur screenshot5
car rev7 conductor7 yard6 carrier6 fold6 mandat6 verdict6 land6 defect5 ladder5 honest5 addendum5
carbon consumpt5 fuel5
card pill6 hero5 px5 grid5 border5
care realli6 want6 thing5 abl5 sure5 lot5 usual5 need5 howev5 anywai5 though5 anyth5
carefulli let5
cargo crate7 rustc7 toolchain7 cfg6 clippi6 toml6 fmt5 lockfil5 linker5 rs5 llvm5 aarch5
carri whose6 everi6 deliber6 exactli6 rather6 noth5 never5 row5 land5 ride5 stai5 neither5
carrier car6 blanket6 mandat6 rev5 addendum5 conductor5 fold5 ladder5
cart shop6 quantiti5 hello5 purchas5 sale5 commerc5
cartesian coordin5 distanc5
cas source8 active8 ca7 leas6 epoch6 closed6 absorb6 campaign6 optimist6 revis6 rollov5 revoc5
cascad cascade7 delete5 fk5 alter5 create5
cascade create8 delete7 fk7 cascad7 table7 alter7 update6 foreign6 exists5 insert5 delet5 pg5
case pascalcase7 camel7 pascal7 kebab7 camelcase7 snake6 upper5 underscor5 acronym5 lowercas5
cask homebrew9 brew8 maco6 dmg6 uninstal5 mac5 macos5 notar5 darwin5 xcode5 sudo5
cast instanceof6 coercion5 nullabl5 enum5 coerc5 sprawl5 int5 arrai5 unsaf5
cat ls5
catalog marketplac5 canon5 manifest5
catalogu descriptor6 au5 tax5
catch unhandl6 swallow6 error6 except6 silent6 throw5 uncaught5 failur5 valueerror5 fail5 caus5 defect5
categor classif5 classifi5
categori list5
caus prevent7 bug6 crash6 due6 avoid6 segfault6 error5 unexpect5 bad5 potenti5 miss5 invalid5
causal tempor7 chronolog6 fiction5 uncertainti5 occurr5 ancestri5
cb ea7 ba7 ak7 ant7 ee7 ef7 bb6 fc6 dc6 ff5 af5 df5
cc licenc6 bcc5 ee5 nc5 ak5 cockpit5 bb5 ba5 ant5 cb5
cd devops5 venv5 uv5
cdn asset5 stylesheet5 iif5
cdp playwright8 devtools8 undetect8 chromium7 firefox7 chrome7 puppet7 browser6 headless6 webkit6 safari5 launcher5
ce missing7 persona6 brainstorm6 compound6 analyst6 yellow5 guardian5 unique5 deepen5 debt5 review5 skill5
ceil cap7 hz5 budget5 floor5
celebr dai5
cell spatial6 seq6 splice5 latent5 sc5 heterogen5 pathwai5 sequenc5 mixtur5 identif5
cent annual6 tax6 fedora5 monei5 incom5 amount5
center hero6 px5 cta5 vertic5 logo5 align5 taglin5 bottom5 pill5 corner5
centr bubbl5 mockup5
centric innov5
cert certif8 ssl7 crt7 sni6 tl6 tls6 pem6 certifi6 hy5 https5 issuanc5 ca5
certain howev5 abl5 thu5 possibl5 sometim5 sure5 necessari5 circumst5
certif cert8 ssl7 tl7 sni7 tls7 pem6 certifi6 issuanc6 crt5 pkc5 hy5 https5
certifi certif6 cert6 pem5
cf wrangler5 ba5 ak5 cloudflar5 fc5 bf5 df5
cfg rustc8 cargo6 clippi6 crate6 serd6 codegen5 rs5 std5 attr5 toml5
cg fg5
cgi rubi6 gem5 rack5
ch hz7 adc6 pb6 usb5 firmwar5 spi5
cha gcm8 aes8 ae8 decrypt7 rsa7 symmetr7 cipher7 encrypt7 cryptographi7 poli6 crypt6 pkc6
chain langchain6 ee5 ant5 ak5 ea5 tamper5 ba5 lang5 crew5 bb5
chainabl intuit5 eleg5 fluent5
challeng adversari5
chang affect5 previou5 new5 revert5 behaviour5 break5 behavior5 diff5 whenev5
change breaking7 prometheu5
changelog blob9 note8 releas7 com7 github7 main7 compar7 http6 commit6 bump6 master6 changes5
changes history8 releases8 googleapi8 micromatch7 terser6 release6 vitej6 qs6 blob6 idna5 goreleas5
changeset pr6 downstream5 deepen5
channel broadcast5 slack5 subscrib5
chapter toc6 footnot5 bookmark5 paragraph5
char charact6 alphanumer6 trim6 length5 multibyt5 truncat5 hyphen5 string5 punctuat5 lowercas5 utf5
charact unicod7 ascii6 char6 punctuat6 alphanumer5 multibyt5 hyphen5 whitespac5 cjk5 escap5 utf5 unescap5
charg worldwid6 herebi6 fee5 obtain5 batteri5
charm debugg5
charset urlencod7 utf6 mime6 encod6 multipart5 jsonp5 multibyt5 mimetyp5
chart heatmap7 sparklin7 rechart7 pie6 viz5 flowchart5
charter superpow6 assur6 retrospect5 step5
chat chatgpt7 gpt6 chatbot6 assist6 openai6 perplex5 grok5 ollama5 ai5 qq5 we5 what5
chatbot chat6 whatsapp5 what5 assist5
chatgpt gpt7 chat7 grok6 perplex6 gemini6 antigrav5 openai5 codex5 copilot5 windsurf5 kimi5 assist5
cheap haiku5
cheaper fewer5 faster5 cost5 significantli5 benefit5 roughli5
cheat owasp5
check pass6 valid5 lint5 strict5 pre5 shellcheck5 run5
checkbox dropdown6 combobox6 tooltip6 multiselect6 select5 autocomplet5 popov5 jquery5 dialog5 textarea5 radio5 toggl5
checker linter5 pyright5
checklist tdd5 criterion5 follow5 proce5 proceed5 plan5
checkout git5 toplevel5 branch5 repo5
checkpoint recoveri6 surviv5 durabl5 frontier5 resum5 compact5 recov5 authorit5 rewind5 recover5 campaign5 sole5
checksum gz7 tarbal7 tar6 sha5 zip5 crc5
cherri branch5 squash5 backport5 stash5 rebas5 pull5 merg5
chi squar5 distribut5
child parent7 descend5 bail5 suspens5 zombi5 unmount5 teleport5
china japan5 trade5 market5 gold5 east5
chines japanes8 korean8 english7 vietnames7 asian7 russian6 cjk6 tradit6 thai6 western6 french6 arab5
chip clickabl5 row5 besid5 panel5
chmod sh6 mkdir6 bash5 shebang5 pwd5 prewarm5 subshel5 sessionstart5
choic choos6 question5 decis5 consequ5 intent5
choos choic6 decid5 pick5 complementari5 want5
chord music5
chore dep7 bump7 updat6 depend6 minor6 semver6 patch5 direct5 version5 compar5 github5 releas5
chroma hue7 satur5 extrapol5 xy5 bia5 bias5 yr5 uniform5
chromat srgb7 xy7 rgb7 glitch6 xyz6 distort6 hsl5 rippl5 lumin5 grayscal5 nb5
chrome firefox7 cdp7 devtools7 chromium6 undetect6 webkit6 browser6 safari6 playwright6 puppet5 topbar5 eyebrow5
chromium cdp7 playwright7 firefox7 undetect7 chrome6 puppet6 browser6 devtools6 webkit6 headless5 launcher5 safari5
chronolog frontier7 fiction7 causal6 tempor6 mere6 oblig6 suffici6 campaign5 semant5 authorit5 stori5 independ5
chunk append6 buffer6 wal6 mmap5 byte5 exemplar5
ci yml7 circleci6 travi6 gha6 workflow6 jenkin5 runner5 appveyor5 hub5 skip5
cidr subnet8 pv8 ipv7 inet6 ip6 address6 oid5 vpc5 egress5
cinemat dramat7 documentari6 tone5 film5 editori5 narr5 bright5 narrat5
cipher gcm7 aes7 encrypt7 ae7 cha7 decrypt7 cryptographi6 symmetr6 rsa6 poli5 pkc5 openssl5
circl ellips6 rectangl6 squar5 diamond5 circleci5 radiu5 glyph5 corner5
circleci travi7 jenkin7 appveyor7 ci6 yml6 gitlab6 codecov6 hub5 gha5 circl5
circuit breaker7 analog5 runawai5 resili5
circular cyclic5
circumst certain5
citat cite7 academ6 paper6 doi6 arxiv6 verbatim5
cite citat7 verbatim5 paper5 ground5 factual5 arxiv5 substant5
citi contin7 istanbul6 greatest6 europ6 street5 countri5 geograph5 ancient5 usa5 asia5 latitud5 thesi5
cj cjs8 esm8 commonjs6 tsc6 mj5 script5 esbuild5 eslintrc5 tsconfig5 js5 typescript5 node5
cjk latin6 chines6 unicod6 asian6 arab6 cyril6 japanes5 thai5 bidi5 transliter5 charact5 san5
cjs esm8 cj8 commonjs8 tsc6 deno5 esbuild5 js5 typescript5 node5 script5 transpil5 mj5
claim author6 liable5 liabl5 holder5 damages5 authors5
clamp max5 min5 fraction5 floor5 rang5 maximum5
clang gcc7 toolchain7 llvm6 aarch6 cmake6 glibc5 compil5 musl5 prebuilt5 elf5 cargo5 ld5
clap releases6 micromatch6 softprop5 goreleas5 qs5 history5 release5 changes5 cobra5 scorecard5 testcontain5
clarif unresolv6 unclear6 ambigu5 proceed5 proce5 clarifi5 question5
clarifi clariti5 clearli5 clarif5 guidanc5 concis5
clariti improv6 consist5 maintain5 clarifi5 concis5 refactor5 enhanc5 sake5 guidanc5 testabl5
class method7 subclass6 attribut6 defin5 constructor5 factori5 properti5 instanti5 accessor5 mixin5 instanc5 testcase5
classif classifi8 ensembl5 predict5 train5 categor5 anomali5 supervis5 identif5 ml5 probabilist5 learn5
classifi classif8 categor5 ensembl5
classnam tweak5 footnot5
classname tailwind5 shadcn5 inst5
claud opencode7 copilot7 codex7 opencod6 antigrav6 grok6 skill6 gemini6 claude6 agent5 cursor5 windsurf5
claude agents8 codifi7 md6 convent6 skill6 guidanc6 readme6 instruct6 claud6 readm5 contributing5 gotcha5
claus cte5 statement5 subqueri5
claw openclaw8 herm7 aider6 agent5 opencode5 droid5 assist5 memori5 chat5 formerli5
clean cleanup5 worktre5 leftov5 untrack5 porcelain5
cleaner clearer6 safer6 easier6 nicer6 better6 simpler6 quicker6 more5 harder5 complic5 slightli5 much5
cleanest memori6 recal5 aider5
cleanli afterward5
cleanup orphan6 delet5 clean5 teardown5 reclaim5 prune5 remov5 obsolet5 leftov5 worktre5 retir5
clear reset5 immedi5
clearanc print5
clearer cleaner6 nicer6 safer6 harder6 better6 more5 simpler5 easier5 make5 smarter5 awkward5 quicker5
clearli concis6 explan5 vagu5 obviou5 unclear5 clarifi5 unambigu5 explain5 understand5 meaning5 confus5 assumpt5
cli copilot5 command5 mcp5 agi5 antigrav5 tool5 tui5 claud5 via5
click button6 hous5 menu5 mous5 shortcut5 press5 enter5 keyboard5 hotkei5 panel5 navig5 toolbar5
clickabl chip5
client api6 server6 websocket6 protocol6 rpc6 rest5 socket5 sdk5 async5 wrapper5 web5 transport5
climat environment6 weather6 earth5 solar5
clip cut6 shot6 shoot5 scene5 frame5
clipboard hotkei6 keyboard5 shortcut5 osc5
clippi rustc7 serd7 needless7 cfg6 cargo6 semicolon6 borrow5 further5 macro5 rs5 impl5 fmt5
clobber overwrit6
clock elaps6 tick6 time6 timer6 deadlin6 millisecond5 second5 monoton5 minut5 microsecond5
clone git5 repo5 submodul5 repositori5
close closed5 reopen5
closed active8 source7 cas6 complete6 epoch6 absorb5 close5 rollov5 ca5 revis5
closeout successor7 journei7 qualif7 inconclus6 receipt6 runbook6 admiss6 authoris6 proof5 reopen5 rollout5 verif5
closest nearest5
closur handoff6 durabl6 oblig6 recoveri5 unpublish5 barrier5 mandatori5 owner5 acknowledg5 recover5 step5 therefor5
cloth stone5 warm5 tone5 golden5 brown5 water5 amber5 gold5
cloud gcp6 aws6 aw5 ali5 minio5 servic5 serverless5 amazon5 manag5 sdk5
cloudflar wrangler6 vercel5 vite5 cf5 nitro5 worker5 deploi5 redeploi5 tanstack5 proxi5 sveltekit5 tan5
club member5 invit5 workshop5
clue pc5
cluster replic6 replica5 keeper5
clutter unnecessari6 redund5
cm cms9 django6 galleri6 seo5 saniti5 astro5 netlifi5 site5 wordpress5 sitemap5 jekyl5
cmake gcc6 clang6 osx5 perl5 makefil5
cmd powershell6 command6 arg5 subcommand5 shell5
cmp hashicorp6 golang6 testifi5 cobra5 softprop5 goreleas5 quic5 protoc5 googleapi5 golangci5 digitalocean5 testcontain5
cms cm9 django6 galleri6 saniti6 seo5 wordpress5 astro5 jekyl5 site5 netlifi5 sitemap5 websit5
cn zh8 vn7 hi7 ja7 vi7 ru6 th6 ko5 po5
co ke5
cobra spf6 testifi6 golangci6 softprop6 buildx5 codeql5 golang5 mobi5 cmp5 hashicorp5 quic5 clap5
cockpit cc5
code copilot5 opencode5 windsurf5 claud5 antigrav5 ide5
codebas convent5 research5 deepen5 pattern5 grep5 knowledg5 claude5 skill5 deepwiki5
codec decod7 lossi6 lossless5 lz5 encod5 zstd5
codecov goreleas6 codeql6 scorecard6 circleci6 softprop5 travi5 yml5 gh5 appveyor5 action5
codegen rustc6 serd6 cfg5 clippi5 ser5 impl5 macro5
codemirror softprop6 testifi5 monaco5 autocomplet5 jsdom5 testcontain5 codeql5 golangci5 hashicorp5 mobi5 goreleas5
codeown codeowners9
codeowners codeown9
codeql softprop8 testifi7 scorecard7 goreleas7 golangci7 testcontain6 hashicorp6 jsdom6 codecov6 dependabot6 buildx6 slsa6
coder marshal5 dup5
coderabbit srcset5 cubic5 king5
codex opencode7 antigrav7 claud7 opencod6 grok6 gemini6 copilot6 droid6 agi6 goos6 council5 chatgpt5
codifi claude7 agents6 md6 contributing6 convent5 guidelin5 disciplin5 memory5 gotcha5
coeffici polynomi5 factor5
coerc coercion6 typeerror6 integ6 int6 valu6 falsi6 null5 nullabl5 bigint5 string5 cast5 decim5
coercion coerc6 datetim6 enum6 int5 datetime5 bigint5 integ5 cast5 boolean5 nullabl5 field5 subtyp5
coffe java5 javascript5
cognit autonom5 evolv5 autonomi5 substrat5 agnost5 intellig5
coher mistral5 groq5 openrouter5 ollama5 anthrop5 frontier5 openrout5 deepseek5 openai5
cohort pilot6 partner5 canari5 storefront5 stage5
coin trade5 crypto5 fx5 market5 exchang5 buyer5 bet5 perpetu5
col flex6 breakpoint6 lg5 column5 pad5 width5 xl5 tighter5
cold hot5 warmup5 fresh5 warm5
collabor team5 assist5 mind5
collaps sidebar5 expand5
collat mysql6 postgr6 postgresql6 sql6 pg6 my5 datatyp5 databas5 ddl5 column5 table5 alter5
collect util6 variou5 common5 function5
collector otel8 telemetri8 otlp8 opentelemetri8 tel7 opentelemetry7 grafana7 lgtm6 loki6 langsmith6 trace6 genai6
collid collis6 prefix5
collis collid6 uniqu5 suffix5
coloc jj5
colon comma7 slash6 unquot5 quot5 delimit5 trail5 hyphen5 backslash5 escap5 backtick5 curli5 brace5
color oklch6 rgba6 border6 palett6 dark6 hsl5 white5 accent5 tint5 light5 rgb5 background5
colour shade7 harmon7 complementari7 harmoni6 lighter6 darker6 palett5 dialogu5 tile5 darken5 cute5 appear5
column tabl7 row6 col5 table5 alter5 insert5 jsonb5 collat5 foreign5 cte5 sql5 statement5
columnar duckdb7 duck7 lake7 parquet7 arrow6 polar6 spark6 apach5
com github9 http8 compar7 changelog7 blob7 note7 releas7 commit7 bump6 dep6 main6 semver5
combat stanc9 peac8 gd8 punch8 tp7 foot6 blend6 drone6 movement6 polic5 weapon5 aim5
combin multipl6 singl5 similar5
combo combobox6 operand5 uid5
combobox dropdown7 combo6 checkbox6 dialog6 select6 tooltip5 menu5 popov5 multiselect5 tab5 modal5
come anyth6 thing6 everyth6 someth6 tell5 look5 someon5 place5 want5 take5 ever5 happen5
comm lan6 fi5 wi5 wifi5 wireless5 tcp5
comma colon7 whitespac6 delimit6 trail5 newlin5 semicolon5 multilin5 unquot5 quot5
command subcommand6 shell6 invok6 cmd6 cli5 arg5 bash5 exec5
commandlin argpars5 programat5 miscellan5 programmat5
comment docstr5
commerc shop6 sale6 buyer5 purchas5 crm5 storefront5 bui5 saas5 affili5 saa5 cart5 employe5
commerci saas5 saa5 sale5 bill5
commit github7 compar7 com7 changelog6 releas6 main6 note6 http6 blob6 bump5 branch5 dep5
common util5 commonli5 variou5 collect5
commonjs cjs8 esm7 cj6 js6 ecma5 node5 es5 transpil5 typescript5 script5 lodash5
commonli miscellan6 handi5 common5 variou5 varieti5 useful5 encapsul5 particularli5 mainli5
commun conduct5 irc5
comp timelin5 hf5 composit5
compact survivor5 checkpoint5 retent5 stori5
compani financi6 person5 institut5 crm5 market5 founder5 corpor5 stock5 invest5
companion assist5
compar com7 github7 bump7 note7 releas7 changelog7 commit7 blob7 dep7 http6 semver6 depend5
comparison equal5 pairwis5
compat backward5 openai5
compens retract5 tower5 pressur5
competit reinforc5 educ5 studi5
compil llvm5 clang5 gcc5 xc5 transpil5 complain5 toolchain5
complain compil5
complaint legal5 privaci5 abus5 escal5 approv5 intak5
complementari colour7 harmon6 shade6 harmoni5 darken5 darker5 lighter5 choos5
complet final6 task6 done5 success5 finish5 statu5 plan5 after5 closeout5 progress5 accept5
complete required7 closed6 architecture6 roadmap5 adversari5 superpow5 assur5
complex approach5 cyclomat5 benefit5
compli gdpr6 eu6 regul5 complianc5
complianc regul7 soc7 gdpr7 eu7 govern6 act6 regulatori6 auditor6 nist6 privaci5 audit5 safeti5
compliant ecma5 traceabl5 gdpr5
complic harder6 lot6 much6 hopefulli6 littl6 ugli6 difficult6 simpler6 seem6 weird6 safer5 more5
compon react7 ui7 vue6 angular6 svelt5 shadcn5 draggabl5 radix5 mui5 render5 tooltip5 tsx5
compos docker7 service6 dockerfil6 container5 helm5 contain5 srv5 podman5
composit timelin5 frame5 comp5 hf5
compound brainstorm7 memory6 deepen6 yellow6 ce6 solut5 subag5 frontmatt5 debt5 skill5 pattern5
comprehens toolkit5 analysi5 empow5 scienc5 profession5 streamlin5 advanc5 enhanc5 technolog5 variou5 analyz5 modular5
compress zstd8 lz7 decompress7 uncompress7 deflat7 lossless7 gzip6 zlib6 lossi6 jpeg5 unzip5
compromis malici5 threat5 attack5 exfiltr5 exploit5
comput algorithm5 quantum5 simul5 estim5 calcul5 differenti5 neural5 toolkit5
con tu8 para7 la7 que7 modulo7 est7 un6 del6 ia6 um6 de6 el5
concat concaten5
concaten concat5
concept teach6 explain5 vocabulari5 educ5
concis explan6 clearli6 vagu5 clariti5 describ5 instruct5 explain5 clarifi5 unambigu5 guidanc5 descript5 readabl5
concret mechan5 justifi5 genuin5 must5
concurr race6 deadlock6 pool6 simultan6 parallel6 goroutin6 thread5 semaphor5 acquir5 mutex5 batch5 backpressur5
conda poetri8 virtualenv8 uv7 pip7 pyproject7 venv7 pyyaml6 astral5 uvx5 hatch5 toml5 wheel5
condens neatli7 san6 font5 plex5
condit impos5 immun5 furnish5 permit5
condition blade5 pluck5
conduct contribut5 contributor5 guidelin5 opensourc5 commun5 forum5 discuss5
conductor car7 rev6 land6 verdict6 fold5 mandat5 scratchpad5 carrier5 ps5 repoint5 disciplin5 disclos5
cone sphere6 angl5
conf ghostti6 keybind5 config5 tmux5 neovim5
confer paper5 academ5
confid calibr5 score5 rubric5
config configur7 env6 overrid6 default5 set5 global5 jsonc5 conf5 uncom5 xdg5 variabl5 tsconfig5
configur config7 environ5 set5 default5 overrid5 sensibl5 variabl5 overridden5
confirm proce5 ask5 success5
conflict merg5 rebas5 branch5 amend5 ambigu5
confluenc atlassian8 jira7 notion6 bitbucket6 figma5
conftest pytest6 ini6 monkeypatch6 pyproject5 plist5
confus inconsist6 seem6 weird5 mistak5 realli5 bad5 obviou5 clearli5 mayb5 also5 often5 somehow5
conn hello5 plug5
connect socket5 disconnect5 reconnect5 pool5 tcp5 client5
connector snowflak5 mongo5
consensu debat6 multi5
consent gdpr6 privaci5 act5 eu5 complianc5
consequ adjud6 oblig6 mechan6 genuin5 mere5 procedur5 therefor5 versu5 choic5 unresolv5 legitim5
consequenti damages7 tort7 liabil7 damag6 aris6 otherwise6 arising6 incident6 liabl6 liable5 other5 whether5
consid howev5 possibl5 think5 seem5 sure5 necessari5 also5 even5 need5 want5
consist throughout6 clariti5 improv5 clearer5 ensur5 inconsist5 better5
consol logger6 stdout6 ansi5 tty5 debug5 stderr5 traceback5 vt5 termin5 output5 log5
consolid mental7 bank6 reflect6 fact5 dedupl5 retain5 recal5 mission5 observ5 accumul5 dedup5 reprocess5
constant defin5
constitut principl7 reinterpret5 violat5 norm5 negoti5 critical5 tdd5 supplement5
constrain quadrat5 solver5 optimis5
constraint foreign5 violat5 fk5 deferr5
construct aws6 aw6 lambda5 rds5 ek5 ecs5 sn5 vpc5 amazon5 rd5 ec5 aurora5
constructor factori6 callabl6 paramet6 accessor6 overload5 class5 setter5 union5 method5 properti5 dto5 mapper5
consum downstream6 canon5 outbox5
consumpt fuel6 footprint6 energi5 electr5 carbon5 usag5 ga5 meter5 bandwidth5
cont illumin5
contact email6 mail5 crm5 gmail5
contain docker6 podman5 compos5 container5 dockerfil5 insid5
container podman7 docker6 dockerfil6 compos5 service5 kubernet5 contain5 deploi5 ansibl5 helm5
contamin leakag5 pollut5
content page5
contest fiction5 adjud5
context relev6 recal5 prompt5
contigu nr6 proc5 asid5 priv5 userland5
contin citi7 countri7 latitud6 longitud6 geograph6 asia5 usa5 japan5 polit5 lon5 capit5 timezon5
continu resum7 unfinish6 recover5 pend5 recoveri5 interrupt5 rng5 step5 handoff5 resumpt5 recov5 checkpoint5
contract canon5 tort5 otherwise5 liabil5 arising5 aris5
contradict contradictori6 genuin5 strengthen5 weaken5 disagre5 truth5 defect5 reopen5 supersed5 correct5 earlier5 legitim5
contradictori contradict6
contrast wcag7 foreground7 aaa7 mute6 oklch6 darker5 aa5 dark5 rgba5 darken5 background5 bright5
contrib opentelemetri7 collector6 golang5 telemetri5 grpc5 otel5
contribut contributing8 contributor7 guidelin6 pleas6 welcom5 conduct5 everyon5 see5 thank5 behalf5
contributing contribut8 readme6 md6 readm6 codifi6 contributor6 see5 guidelin5 claude5 doc5 agents5 pleas5
contributor contribut7 contributing6 conduct5 pleas5 license5 maintain5 behalf5 welcom5 guidelin5
conv xai5
conveni easier6 handi6 easili6 facilit6 easi6 variou6 quickli5 wai5 intuit5 simplifi5 function5 nice5
convent claude6 pattern5 follow5 codebas5 codifi5 agents5 deepen5 frontmatt5 practic5 skill5 adher5
converg desir7 reconcil5 reboot5 nonc5 backstop5 refus5
convers turn5 convert5 srgb5
convert format6 versa6 vice6 pdf5 hexadecim5 convers5 xml5
convex triangul7 triangl7 polygon6 mesh6 intersect5 vertex5 shortest5
cook distant6 water6 stone6 hammer6 mountain6 soften5 golden5 wind5 air5 morn5 atmospher5
cookbook quickstart6 tutori6 guid6 introduct5 blog5 vector5
cooki samesite7 lax6 csrf6 cor6 cors6 middlewar5 redirect5
cool teal7 amber6 blue6 warm5 purpl5 sky5 grei5 brown5 gold5 horizon5 temperatur5 cyan5
cooldown backoff6 breaker5 exponenti5
cooper vercel5
coordin wg6 longitud6 geograph6 lat6 latitud6 lon6 geo5 cartesian5 distanc5
cop rubi5 gem5 rail5
copi sublicens6 furnish6 unmodifi6 herebi6 redistribut5 sell5 modifi5 softwar5 obtain5
copilot antigrav7 windsurf7 claud7 opencode7 grok6 droid6 cursor6 codex6 aider6 cli5 code5 gemini5
copy dockerfil5
copyright holder8 authors7 disclaim7 notic6 liable6 patent6 liabl6 licens6 portion6 purpose5 herebi5 redistribut5
cor cors9 csrf7 samesite6 cooki6 csp6 middlewar5 https5 options5 request5 hst5
coral cream8 ink8 giant7 focal7 topbar7 navi7 eyebrow7 headlin7 accent7 pink7 mono5 pill5
core teleport5 runtim5 hmr5
corner bottom6 pill6 diagon5 border5 fill5 shadow5 right5 squar5 draw5 center5 circl5
coroutin await6 asyncio6 async6 trio5 semaphor5 asynchron5 twist5 promis5 thread5
corp acm6
corpor financi5 compani5
corpora corpu6 rag5
corpu corpora6 rag5
correct contradict5
correctli properli6 previous5 ensur5 incorrectli5 now5
correspond appropri5 defin5
corrupt malform5 crash5 invalid5 caus5 wal5 unexpect5 failur5
cors cor9 csrf7 samesite6 cooki6 csp5 https5 middlewar5 options5 hst5 request5 unauthent5
cosin similar7 bm7 fusion6 reciproc6 tf6 rank6 fuse5 pairwis5 fuzzi5
cosmet minor5
cost spend6 latenc6 budget6 usag5 cheaper5 wast5 usd5 roughli5 per5
council codex5 review5 haiku5 subag5 yellow5 sonnet5 deepen5 opu5 agi5 gemini5
count total7 sum6 aggreg6 averag5 avg5 counter5 sampl5 cumul5 percentag5 max5 maximum5
countdown timer6 tick5
counter gaug5 histogram5 count5 sum5 monoton5 sampl5 cumul5 reset5 increment5
countri contin7 latitud7 longitud7 geograph7 geoloc6 lon6 lat6 usa6 citi5 wg5 locat5 timezon5
cours learner6 school6 teach6 student6 academi6 educ6 studi5 beginn5 scienc5 lectur5 lesson5 stanford5
cov pytest7 ruff6 uv5 venv5 pyyaml5 py5 pyright5
cover coverag5 fixtur5 test5
coverag test6 untest5 uncov5 cover5 scenario5
cow borrow6 deseri5 serd5
cp mkdir5 mv5
cpp llama5 nvidia5
cpu gpu7 silicon6 intel5 nvidia5 ram5 gb5 offload5 bottleneck5 hardwar5 metal5 acceler5 ssd5
cpython zig6 webassembly6 wasm6 bytecod5 jit5 rust5
crack salt6 skin5
crash caus6 unexpect6 unexpectedli5 corrupt5 segfault5 recov5 error5 uncaught5 fail5 failur5 bad5 invalid5
crate cargo7 rustc6 cfg6 rs6 serd6 clippi5 rust5 std5
crawl crawler8 spider7 scraper7 sitemap6 scrape6 seo6 webpag6 websit5 twitter5 tweet5 rss5 reddit5
crawler crawl8 spider8 scraper6 sitemap6 scrape6 webpag5 websit5 seo5 twitter5
crc checksum5
cream coral8 ink8 navi8 pink8 topbar7 focal6 accent6 white6 giant6 headlin6 orang6 pill5
creat creation6
create table9 alter8 cascade8 update7 ddl7 delete7 exists7 pg6 tabl6 fk6 insert5 cascad5
creation creat6
creativ mood5 aesthet5
creator deactiv5
cred credenti6 keyr5 auth5 bearer5 oauth5 secret5 keychain5 mfa5 login5 authent5 password5 sso5
credenti secret8 cred6 bearer6 authent6 account6 auth5 token5 oauth5 access5 keyr5 keychain5 revok5
credibl wikipedia6 wiki6 bird5 istanbul5
credit bill5 revenu5 economi5
crew langchain8 adk7 lang7 strand6 agent5 autonom5 substrat5 chain5 llama5 memori5
criterion checklist5 unspecifi5 rubric5 vagu5
critic critical7 sever6 risk5 remedi5 impact5 vuln5 priorit5 vulner5 high5
critical critic7 security6 rules6 reinterpret6 always5 constitut5 warning5 waterfal5 impact5 priorit5
crlf lf8 gitattribut8 eol7 sed6 wsl6
crm employe5 compani5 commerc5 sale5 contact5
cron schedul6 timer6 healthcheck5 systemd5 hourli5 heartbeat5 tick5
crop resiz6 aspect6 portrait5 pixel5 photo5 imag5 imagemagick5 landscap5 thumbnail5
crowd distant5 stone5
crt cert7 certif5 pem5 ssl5 tl5 ca5 der5
crud tful7 orm7 restful6 pyramid6 mongo6 mongodb6 fastapi6 introspect6 alchemi5 django5 graphql5 rest5
crypt decrypt7 aes7 bcrypt7 hasher7 gcm7 encrypt6 ae6 salt6 cha6 symmetr6 password6 rsa5
crypto cryptographi5 aes5 hmac5 coin5 rsa5 trade5 gcm5 cryptograph5 fund5 exchang5 ae5 decrypt5
cryptograph tamper7 hmac6 seal6 cryptographi6 attest6 aes6 encrypt6 rsa6 gcm5 sign5 passphras5 ae5
cryptographi aes8 rsa8 fip7 ae7 gcm7 symmetr7 decrypt7 cha7 encrypt6 cipher6 cryptograph6 pkc6
crystal optic6 simul5 symmetri5 nuclear5 particl5 rai5 reson5
cs ph8 cz8 fil8 hu8 ua8 pl7 ro6 uk6 sv6 nl6
csp cor6 csrf5 cors5 samesite5 options5 header5
csrf cor7 forgeri7 cors7 cooki6 xss6 csp5 samesite5 protect5 middlewar5 unauthent5 request5
css tailwind7 stylesheet7 sass6 scss6 tailwindcss6 postcss6 minifi5 preprocessor5 style5
csv tsv8 excel8 xlsx7 panda6 spreadsheet6 parquet6 messi5 xl5 tabular5 pptx5 xml5 od5
cta hero6 taglin6 center5 fade5 pill5 beat5 reveal5 wordmark5
cte subqueri7 join5 claus5 enrol5 exists5 column5 queri5 update5
ctrl esc6 shortcut6 pane6 hotkei5 press5 enter5 keyboard5
ctx func6 arg5 kwarg5 err5
cu acceler5 nvidia5 gpu5 torch5 num5 pytorch5
cubic srcset8 pictur7 utm6 scheme6 king6 devin5 coderabbit5 blank5 noopen5 href5
cue pace5 audio5 hear5 narrat5 music5
cumul total6 aggreg5 sum5 counter5 count5 avg5
curios payoff8 plant7 emot6 thesi6 tension6 narr6 anticip5 istanbul5
curl jq5
curli brace7 apostroph7 quot7 backslash7 bracket7 escap6 backtick6 unquot6 unescap5 doubl5 enclos5 liter5
currenc monei6 amount5 price5 fee5 invoic5 quantiti5 pai5 dollar5 usd5 payment5
current authorit6 revis6 remain6 epoch6 campaign6 histor5 exact5 establish5 frontier5 later5 owner5 ordinari5
curs tui5 termin5 adventur5 textual5
cursor windsurf7 antigrav7 aider6 opencode6 copilot6 droid6 grok6 claud5 codex5 ide5
curv geometr5 geometri5 polynomi5 ellipt5 quadrat5
custodi authoris6 receipt6 vercel6 proof5 preview5 preflight5 inventori5 deploy5
custom extend5
customis awesom5 customiz5
customiz highli7 beauti7 jquery7 toast6 flexibl6 rich6 vue6 angular6 eleg5 vanilla5 lightweight5 easi5
cut clip6 era5 scene5 pace5
cute colour5 dialogu5 asid5
cutoff hour5
cutov rehears7 rollout6 rollback6 inventori5 runbook5 authoris5 adr5 promot5 migrat5
cv yolo6 vision5 pose5 tailor5
cve vulner8 vuln7 exploit7 ghsa6 trivi6 snyk6 malici6 scanner6 sast5 secur5 advisori5 xss5
cwd dir6 workdir6 argv6 basenam6 toplevel5 path5 stdin5 directori5 subprocess5 temp5 pwd5 subdirectori5
cx attr5
cyan purpl8 tint7 blue7 neon7 grai7 teal6 amber6 bg6 accent6 green6 orang6 white6
cycl loop5
cyclic circular5
cyclomat complex5 high5
cypher neo6 sitter6 introspect5 prisma5 graph5 ql5 lite5 sqlite5 graphql5 dialect5
cyril transliter9 latin9 roman7 arab7 hebrew7 alphabet7 versa6 vice6 english6 greek6 cjk6 rune5
cz fil9 ph9 ua9 hu9 pl8 cs8 nl7 ro7 uk7 sv7
da suport7 ao7 um6 para6 de6 que5 qi5 su5 modulo5 se5 nf5
daemon shut5 systemd5 sigterm5 pid5 shutdown5 restart5 supervisor5 pty5 startup5 kill5
dag acycl6
dai week8 month8 hour7 weekdai7 quarter7 mondai6 ago6 year6 todai6 date6 yesterdai6 leap5
daili weekli8 hourli6 monthli6 dai5 tomorrow5
damag damages8 liabil8 liabl8 tort7 liable7 incident7 otherwise7 arising7 aris7 consequenti6 holder6 other6
damages liabil9 liabl9 liable9 damag8 tort8 holder8 otherwise8 arising7 aris7 consequenti7 other7 authors6
dangl leftov5
dark light7 white6 palett6 theme6 color6 blue5 purpl5 contrast5 bright5 cyan5 teal5 oklch5
darken shade6 darker6 lighter6 colour5 complementari5 contrast5
darker lighter8 shade7 colour6 darken6 oklch6 contrast5 foreground5 complementari5 lumin5 bg5 fg5 dark5
dart datasourc6 pref5 kt5
darwin nix7 hei6 homebrew6 flake6 hm6 sudo5 dotfil5 wt5 cask5 linux5 rebuild5 mac5
dash underscor5 hyphen5 alphanumer5 apostroph5
dashboard tsx5 grafana5 redesign5 monitor5
data including6 limited6 implied6 warranties6 warranti5 provided5 merchantability5 warranty5 fitness5 impli5
databas postgr8 db8 sql8 postgresql7 sqlite7 mysql7 sq7 lite7 drizzl6 my6 dialect6 mongo6
dataclass argpars6 pickl5 pydant5 dict5 serial5 object5 tupl5 flatten5
datadog relic8 apm8 honeycomb7 dog7 lgtm7 opentelemetry6 grafana6 slo6 duti5 loki5 monitor5 telemetri5
dataset preprocess6 datum6 ml6 train6 tabular5 pipelin5 toolkit5 learn5 spatial5
datasourc dart6
datastor mongo6 mongodb6 orm6 databas6 db6 neo5 postgr5 sqlite5 store5 sql5
datatyp collat5 datetim5 postgresql5
date utc7 datetime6 datetim6 timestamp6 week6 timezon6 weekdai6 mondai6 dai6 januari6 month6 leap6
datetim datetime8 utc7 timezon7 microsecond6 date6 timestamp6 dst6 coercion6 tz5 datatyp5 time5 iso5
datetime datetim8 utc7 microsecond7 date6 timezon6 januari6 dst5 timestamp5 leap5 coercion5 time5 tz5
datum dataset6 panda6 analysi5
db databas8 postgr7 sql7 postgresql7 sqlite7 lite6 sq6 dialect6 mongo6 mysql6 mongodb6 duckdb6
dc ea7 ee7 ant6 ak6 ba6 ac6 cb6 fc6 bb6 af5 ef5 bf5
dd yyyi9 yyyy9 hh8 ss7 mm7 nn5 subsect5 slug5
ddl table8 create7 alter6 update6 sql6 tabl5 pg5 postgresql5 postgr5 mysql5 insert5 collat5
de para7 un7 est7 suport7 que7 su7 ao6 modulo6 tu6 um6 utilis6 da6
deactiv creator5 revok5
dead resurrect5 reviv5 unus5 death5 heal5 remov5 unreach5
deadlin elaps7 clock6 poll5 timer5 millisecond5 heartbeat5 delai5 second5 tick5
deadlock concurr6 goroutin6 race6 acquir5 enqueu5 pool5
deal softwar6 software5 use5 stuff5 sublicens5 obtain5 other5 aris5
death hp9 reviv8 resurrect8 dy7 actor7 immun6 prospect6 heal6 equip6 ruleset5 life5 dead5
deb rpm8 debian7 fedora7 distro7 apt7 ubuntu6 makefil5 pkg5 alpin5 tar5 linux5
debat consensu6
debian fedora8 distro8 apt8 deb7 ubuntu7 rpm7 glibc6 alpin6 linux5 makefil5 sudo5
debounc throttl5
debt yellow7 unique6 deepen6 brainstorm6 fixer5 ce5 scanner5 remedi5 compound5 review5
debug log6 debugg6 loglevel6 traceback6 verbos6 consol5 logger5 stacktrac5
debugg debug6 traceback5 gdb5 devtools5 charm5 inspector5
dec vpn5 valkei5
decai recenc5
decid tell6 anyth6 everyth6 rememb6 someth6 answer5 choos5 decis5 sai5 ask5 need5 want5
decim integ7 precis6 hexadecim6 number6 float6 expon6 arithmet5 bigint5 big5 infin5 numer5 int5
decis propos6 decid5 architectur5 rational5 question5 choic5 reason5 human5 intent5 recommend5 judgment5
deck slide5 pptx5
declar defin5
declin proce5
decod encod7 codec7 lossi6 dto5 lossless5
decompos decomposit7 nnn6 traceabl5 mod5 ut5 brainstorm5
decomposit decompos7 nnn6 traceabl5 req5 mod5 matrix5 ut5
decompress zstd9 deflat8 lz8 zlib8 gzip8 uncompress8 compress7 unzip7 bomb6 inflat6 zip6 tar6
decor flask5 function5
decreas increas7 reduc5
decrement ttl6 increment6 evict5 lru5 cach5
decrypt encrypt9 aes8 gcm8 ae7 cha7 symmetr7 crypt7 gpg7 rsa7 cryptographi7 cipher7 pkc6
dedup dedupl6 upsert5 consolid5 duplic5
dedupl dedup6 consolid5 duplic5 batch5
deep learn5 deepseek5 neural5
deepen brainstorm7 yellow7 compound6 frontmatt6 debt6 gt5 preced5 ce5 research5 memory5 pr5 codebas5
deeper understand5 thoroughli5
deepli flatten6 nest6 arbitrarili6 recurs5 object5 dict5 dictionari5 travers5
deepseek glm8 openrouter8 mistral8 minimax8 kimi8 ollama8 qwen8 groq8 xai8 anthrop8 openrout8 gpt8
deepwiki websearch7 webfetch7 wiki5 grep5 perplex5 devin5 research5 codebas5
def monkeypatch5 it5 book5 kwarg5
default overrid7 set7 option7 overridden6 opt6 config5 omit5 honour5 configur5 unset5 fals5 flag5
defect genuin6 honest6 car5 rev5 fold5 verdict5 honestli5 disclos5 contradict5 catch5 disagre5 law5
defenc whoever8 normalis8 ps5
defend twenti5 seven5 attack5 thousand5
defens poison6 inject6 attack6 exfiltr6 malici5 safeti5 threat5 guard5 pii5 leakag5 ssrf5 mitig5
deferr foreign6 fk5 constraint5
defin class5 declar5 subclass5 instanti5 constant5 correspond5
definit typescript6 type5
deflat decompress8 zstd8 zlib8 gzip7 lz7 uncompress7 compress7 inflat6 unzip5 lossi5 bomb5 stream5
deg tp6 camera5 pitch5 angl5 rotat5
degrad unavail5 silent5 absent5 grace5 gracefulli5 loudli5 failur5
degre angl6 axi5
del que7 modulo7 tu7 est7 para6 un6 con6 el6 de6 ao6 su6 um6
delai interv6 settimeout6 wait5 timeout5 backoff5 poll5 second5 millisecond5 deadlin5 retri5 timer5
deleg invok5 subag5 orchestr5 agent5
delet delete6 cleanup5 orphan5 old5 purg5 destroi5 prune5 cascade5
delete cascade7 update7 create7 alter7 table7 fk6 delet6 insert6 cascad5 exists5 upsert5 options5
deliber rather6 carri6 genuin6 noth6 whose5 stai5 exactli5 hold5 neither5 decid5 never5 cannot5
delight ux5
delimit newlin7 heredoc7 backtick7 unquot6 quot6 whitespac6 escap6 comma6 fenc5 strip5 liter5 multilin5
deliv inbound6 receiv6 deliveri6 send6 sender5 outbound5 imessage5 messag5
deliver roadmap5 goal5
deliveri outbox6 outbound6 inbound6 deliv6 webhook6 acknowledg5 recipi5 resend5 replai5 prove5 ack5 durabl5
demo demonstr5
demonstr exampl5 demo5
deni permiss6 polici5 perm5 denial5
denial dos6 ssrf5 xss5 bypass5 attack5 malici5 do5 deni5
deno cjs5 node5 js5 bun5 tsc5 nodej5 wasm5 script5 typescript5
dens spars6
densiti spars5 spectral5 estim5 mixtur5
dep bump9 depend8 chore7 semver7 compar7 com6 direct6 updat6 github6 version6 patch6 note5
depend semver8 dep8 direct8 bump8 version7 updat7 patch7 minor6 chore6 type6 jm5 compar5
dependabot codeql6 trivi5 golangci5 snyk5 automerg5 renov5
deploi deploy7 redeploi6 stage5 prod5 helm5 docker5 cloudflar5 container5 service5 infra5 provis5 kubernet5
deploy deploi7 vercel6 preview6 preflight6 rollback6 inventori6 redeploi6 runbook5 infrastructur5 authoris5 receipt5 proof5
deprec favor6 deprecated6 favour6 backward5 remov5 method5 longer5 unus5
deprecated deprec6 favour5 backward5
depth breadth5 recurs5
der die7 van6 im6 pem6 pkc5 crt5 al5 asn5
derefer panic6 pointer5 nil5 panick5 msg5
dereferenc survivor5
desc asc7 oldest6 sort6 by5 newest5 order5 at5 last5 ascend5
descend child5 ancestor5 parent5 unord5
describ specif5 concis5 clearli5 document5
descript titl6 refer5 concis5
descriptor catalogu6 au5 schema5 tax5 union5 facad5 constructor5
deselect select5
deseri struct8 into7 serd7 borrow7 serial7 tupl7 impl7 enum6 visit6 visitor6 ser6 further6
design architectur5
desir converg7 imper6 vm6 guest6 reboot6 placement6 nonc6 volum5 snapshot5 reconcil5 sandbox5 ride5
desktop wayland6 macos5 window5 mac5 launcher5 windsurf5 os5 dock5
dest tmp5 dir5 symlink5
destroi teardown5 delet5 destruct5
destruct irrevers5 destroi5 loss5
destructur prop5 reassign5
detach pid5 worktre5
detail summari5 overview5 see5
detect detector5
detector trufflehog5 truffl5 detect5
determin specifi5 appropri5 give5
determinist replay5
dev devtools5 devtool5 devop5 inspector5
devcontain podman6 dockerfil5 docker5 gem5
devdependencies packagemanager5 tsconfig5 npm5 pnpm5
develop project5 framework5
deviat median6 varianc6 mean5 outlier5 averag5
devic bluetooth6 wireless6 usb6 adb6 iphone5 wi5 wifi5 phone5 tablet5 hardwar5 ios5 sensor5
devin srcset6 yellow6 cubic5 pictur5 gh5 deepwiki5 windsurf5
devop devops8 sre6 azur6 op5 dev5
devops devop8 sre6 gitlab6 op6 bitbucket6 azur5 infrastructur5 cd5 terraform5 jenkin5
devtool devtools7 tanstack6 tan5 dev5
devtools cdp8 devtool7 chrome7 firefox6 inspector6 chromium6 playwright6 browser6 undetect6 puppet5 webkit5 dev5
df bf7 ak7 ant7 ea7 af6 ba6 ee6 fc6 ed6 ef6 bb5 cb5
diagnos diagnosi7 symptom6 troubleshoot5 stick5 triag5 hypothes5
diagnosi diagnos7 stick5 repair5 troubleshoot5
diagnost hl5
diagon swipe5 corner5 band5
diagram mermaid8 flowchart7 viz6 visual5
dialect sql8 postgr7 duckdb7 postgresql7 db6 mysql6 sqlite6 sq6 drizzl6 databas6 duck6 lite6
dialog button7 menu7 tooltip7 toolbar6 dropdown6 modal6 combobox6 popup6 toggl6 popov6 show5 shortcut5
dialogu harmon6 colour5 wish5 textbook5 shade5 cute5 discours5 harmoni5
diamond circl5 star5
dict dictionari6 tupl6 flatten5 dataclass5 object5 deepli5
dictat whisper6 tts6 transcrib6 voic6 speech6 tt5 macos5 mac5 talk5 speak5
dictionari dict6 english5 deepli5 phonet5 turkish5
did spellcheck5
die der7 van6 im6 al5
diff hunk6 squash5 unstag5 branch5 uncommit5 rebas5 chang5
differ two6 same5 multipl5 between5 mean5 distinct5
differenti solver7 equat7 neural6 quadrat6 algebra6 discret6 spectral6 solv6 dimension6 pytorch6 torch5 polynomi5
difficult complic6 harder5 simpler5 awkward5 easier5 sometim5 seem5 hopefulli5 make5 much5 unfortun5 more5
diffus pytorch6 neural6 mixtur6 torch6 latent6 probabilist6 infer5 spectral5 heterogen5 train5 joint5 optic5
digest sha6 hash5 immut5
digit decim5 hexadecim5
digitalocean hashicorp7 softprop7 testcontain7 testifi7 mobi6 goreleas6 codeql6 micromatch6 jsdom6 googleapi6 spf6 scorecard6
dim foreground5 bleed5 background5 cyan5
dimens operand5 organis5 aspect5
dimension discret6 spatial6 spectral6 geometr6 approxim6 differenti6 neural5 algebra5 polynomi5 variat5 reduct5 geometri5
dir directori8 path7 symlink7 tmp7 pwd6 mkdir6 temp6 subdir6 cwd6 xdg6 subdirectori5 basenam5
direct semver8 depend8 minor7 patch7 updat6 bump6 jm6 type6 dep6 version6 product6 chore5
directli invok5
director genr6 enrich5 movi5
directori subdirectori8 dir8 folder7 path7 subdir6 file6 symlink6 root6 gitignor6 tmp6 temp5 basenam5
dirti unpublish6 unrel6 reread6 hot5 exposur5 barrier5 uncommit5 forc5 stash5 abandon5 bookkeep5 volatil5
disabl enabl7 mode5 fals5 true5 set5 default5 temporarili5 switch5
disagr disagre5 agreement5
disagre wors6 honest5 disagr5 loudli5 quietli5 disclos5 contradict5 omiss5 substanc5 honestli5 nobodi5 legitim5
disappear vanish5 surviv5 recover5
discard again5 immedi5 after5 abort5 earlier5 twice5 subsequ5 previou5 lose5 alreadi5
discharg survivor5
disciplin tdd6 adher5 mandat5 codifi5 conductor5 claude5
disclaim copyright7 notic6 herebi6 redistribut6 licens6 patent5 portion5 substanti5 worldwid5
disclos disagre5 honest5 defect5 rev5 honestli5 conductor5
disclosur exposur7 establish6 mere6 durabl6 fiction6 acknowledg5 versu5 elig5 unpublish5 emiss5 pc5 ordinari5
disconnect reconnect7 connect5 ping5 replica5
discontinu quadrat5
discord bot7 slack6 gg6 invit6 guild5 kick5 telegram5 prefil5 roster5 qq5 whatsapp5 what5
discount purchas7 gift7 sale6 invoic6 supplier6 reward6 referr6 partner6 withdraw5 payment5 shop5 price5
discours fidel5 dialogu5 reconstruct5
discov discoveri7
discoveri discov7
discret dimension6 differenti6 polynomi6 algebra5 linear5 finit5 solver5 probabilist5 quadrat5 spectral5 neural5 equat5
discrimin union6 dto5 enum5 typeof5 schema5
discuss forum7 issuecom6 stackoverflow6 pleas6 issu6 idea5 motiv5 conduct5
disjoint cas5 source5
disk storag5 ram5 fat5 filesystem5 volum5
dismiss popov5 dialog5 popup5 tooltip5 toggl5 button5
dispatch car5
displac tween6 sine6 ticker5 stagger5 spring5 breath5 settl5
displai show5 bar5
dispos throwawai5 temporari5
disposit empathi7 influenc6 skeptic6 reflect5
dissolv distort7 warp6 shader6 burn6 glitch5 rippl5
dist tsc6 npm6 tarbal5 bun5 bundl5 manifest5 esm5 iif5
distanc levenshtein6 shortest5 lat5 lon5 longitud5 latitud5 coordin5 pairwis5 geograph5 point5 sphere5 polygon5
distant hammer8 stone7 cook6 sound6 bell6 soften6 wind6 morn5 water5 ambient5 era5 crowd5
distil fine5 huggingface5 tune5 hug5 knowledg5 ra5 lm5
distinct distinguish5 independ5 two5 on5 genuin5 separ5 differ5
distinguish legitim6 versu5 outcom5 plausibl5 distinct5 treat5 indetermin5 adjud5 insuffici5 mere5 unavail5 genuin5
distort dissolv7 chromat6 glitch6 burn5 warp5 shader5 rippl5
distribut sublicens5 furnish5 chi5
distro debian8 fedora8 rpm7 ubuntu7 apt7 deb7 glibc6 alpin6 linux6 freebsd5
div element5 paragraph5 writer5 figur5
dive tutori5 blog5
diverg drift5 sibl5
divis subtract7 sum6 arithmet5 inf5 nan5 na5 float5 fraction5 histogram5
dj vu5
django flask7 cms6 fastapi6 cm6 simpl5 crud5 easi5 easili5 applic5 rest5 orm5
dk noopen7 margin7 href7 emphasi6 span6 blank6 em6 alt5 fontsize5 var5 align5
dl yt5 youtub5 artist5 song5 spotifi5
dll ex5 im5
dm neatli5
dmg notar8 maco8 macos6 mac6 cask6 gatekeep6 os5 xcode5 brew5 homebrew5
dn dns9 hostnam7 sni6 tls6 ip6 https6 tunnel5 udp5 subdomain5 tl5 ipv5 blacklist5
dnd install6 template5
dns dn9 sni6 tls6 hostnam6 ip6 https6 tunnel5 subdomain5 ingress5 blacklist5 tl5 tld5
do dos6 bl5 el5 denial5
doc readm7 readme6 refer6 document6 md6 guid6 mdx6 quickstart6 contributing5 docs5 introduct5 overview5
dock trai6 wayland5 panel5 fullscreen5 desktop5
docker dockerfil8 compos7 container6 ghcr6 podman6 buildx6 helm6 buildkit6 contain6 devcontain5 oci5 deploi5
dockerfil docker8 dockerignor6 container6 compos6 podman6 devcontain5 ghcr5 helm5 alpin5 copy5 buildx5 contain5
dockerignor dockerfil6 gitignor6 directori5 docker5 exclud5
docs doc5
docstr comment5
document doc6 refer5 readme5 readm5 section5 describ5 markdown5 structur5
documentari cinemat6 tone6 narr6 narrat6 dramat5 emot5 pace5 thesi5 eleven5 editori5 payoff5
docx pptx7 pdf7 writer7 xlsx7 reader6 hyperlink6 markdown6 footnot6 offic6 latex6 excel5 te5
doe not8 runtimeerror7 if6 that5 doesnt5 foreign5 when5 no5 with5 have5 and5 fk5
doesnt have7 where7 or7 with6 not6 doe5 ha5 that5 morph5 to5
dog relic7 datadog7 honeycomb6 apm5 lgtm5
dogfood av5 eval5 grader5
doi arxiv8 academ7 paper7 journal6 citat6 med5 ar5 articl5
dollar usd5 currenc5 monei5 fee5
dom element6 prop5 ssr5 hmr5 teleport5 purifi5 bail5 render5 jsx5
domain dn5 dns5
donat img6 alt6 sponsor5
done finish5 complet5 need5 sure5 mark5 todo5
dos do6 denial6 xss6 ssrf6 ghsa5 attack5 exploit5 vulner5
dot underscor5
dotenv env5 environ5
dotfil nix7 jj6 neovim6 zsh6 tmux6 hei6 symlink6 zshrc5 darwin5 worktre5 wt5 flake5
dotnet aspir7 azur5
doubl apostroph6 curli5 quot5 backslash5 escap5 unquot5 float5
down leav5 tear5
downgrad advisori6 moder5 upgrad5
download automag5 youtube5 playlist5 you5 tube5 youtub5 yt5 spotifi5 upload5 artist5 fetch5 fetcher5
downstream consum6 changeset5 nine5
dp tall5
draft pr5
drag slider6 jquery6 mous6 draggabl6 pinch6 sortabl5 scroll5 keyboard5 resiz5 zoom5 angular5 touch5
draggabl sortabl7 drag6 jquery6 angular5 vue5 compon5 scrollabl5 resiz5 grid5 accordion5 jqueri5
drain reap6 flight5 stall5 wait5 subshel5 stop5 pid5
dramat tension7 cinemat7 pace6 payoff6 rush6 emot6 era6 documentari5 feel5 tone5 calm5 narr5
draw canva5 pixel5 stroke5 graphic5 glyph5 svg5 rectangl5 box5 pen5 rect5 corner5
drawer popov5 dropdown5 modal5 toggl5 sidebar5 layout5 tooltip5 scrollabl5 dialog5 navbar5 aria5
drift diverg5
drill backup5 prod5
drive autom5
driver peripher5 spi5 esp5 led5 rethink5
drizzl sqlite6 postgr6 databas6 sql6 sq6 postgresql6 dialect6 lite6 mysql6 prisma6 db5 orm5
droid opencode6 aider6 copilot6 antigrav6 windsurf6 grok6 cursor6 codex6 goos5 openclaw5 claud5 opencod5
drone gd7 polic7 punch6 stanc6 combat6 peac6 percept6 rigid5
drop cascade5
dropdown popov7 combobox7 tooltip7 modal6 checkbox6 sidebar6 dialog6 toolbar6 menu6 picker6 button6 toggl6
dry redeploi5 run5
ds rq5 nr5 pm5 vf5 rt5 kernel5
dsn sentri6 scrub6
dst timezon6 utc6 datetim6 datetime5 zone5 microsecond5 date5 tz5
dto sprawl7 instanceof6 mapper6 unsaf5 uncheck5 schema5 decod5 discrimin5 zod5 constructor5 mirror5
du utilis8 et8 le7 par7 un7 est6 franc6 de6 al5 facil5 del5
duck duckdb9 parquet7 columnar7 lake7 spark6 polar6 snowflak6 dialect6 panda6 arrow6 db5 queryabl5
duckdb duck9 parquet8 columnar7 lake7 dialect7 polar7 snowflak6 spark6 panda6 db6 sql6 arrow6
due caus6 bug5 segfault5 crash5
dummi lorem5
dump sql5 postgresql5 mysql5 postgr5 dumper5 databas5 pg5
dumper tsv5 dump5
dup marshal6 coder5
duplic redund5 elimin5 dedupl5 avoid5 unnecessari5 dedup5
durabl recoveri7 handoff6 establish6 recover6 mere6 acknowledg6 disclosur6 ordinari6 frontier6 authorit6 closur6 unpublish6
durat time5 millisecond5 second5 total5 tween5 avg5
dure initi6 immedi5 after5 prevent5 caus5 occur5 startup5 happen5
dutch italian9 portugues8 swedish8 spanish7 german7 french7 turkish7 russian7 polish6 english6 translat5 vietnames5
duti pager7 incid6 datadog5 investig5
dx otlp5 collector5 otel5
dy death7 hp7 reviv6 resurrect6 heal6 actor5 immun5
dynam simul5
ea ak8 ant8 fc8 ba8 ee8 ef8 bb8 cb7 af7 dc7 bf7 df7
each on6 individu6 per5 everi5 same5 all5 sequenti5 multipl5 exactli5 singl5 within5
eager autoload7 load6 lazili6 polymorph6 associ5 preload5 lazi5 rb5 unscop5 rake5 autosav5 unload5
eagerli lazili6 eager5 instanti5
earlier prior6 later6 supersed5 alreadi5 discard5 again5 previou5 contradict5 sai5 still5
earliest weaker6 hc5
earn withdraw5 bui5 fund5
earth imageri6 sunset5 street5 planet5 climat5 geo5 geograph5 moon5 solar5 magnet5 weather5
eas overshoot6 entranc6 tween6 bounc6 motion6 stagger6 opac5 keyfram5 elast5 fade5 settl5 smooth5
easi simpl8 easili8 lightweight7 flexibl6 friendli6 quickli6 intuit6 librari6 conveni6 util6 wai6 customiz5
easier littl7 make7 quicker7 conveni6 more6 much6 harder6 handi6 nicer6 cleaner6 wai6 simpler6
easiest fastest6 simplest5
easili easi8 simpl7 quickli6 conveni6 friendli6 util5 variou5 lightweight5 flexibl5 django5 wai5 easier5
east west8 south8 asia7 asian7 north6 finger5 western5 swipe5 golden5 china5
eb inter6 jetbrains6 jet6 ital6 uppercas6 serif5 mono5 ea5 eyebrow5 ramp5 ef5 headlin5
ec ecs8 ek8 vpc8 rd7 rds7 aw6 aws6 amazon6 aurora5 serverless5 kubernet5 subnet5
echo printf5 awk5 stderr5 stdout5 jq5
eclips testifi6 maven6 jm6 softprop5 quic5 hashicorp5 uber5 testcontain5 mobi5 bom5 digitalocean5
ecma polyfil7 reg6 regexp6 es6 exp5 commonjs5 javascript5 compliant5 prototyp5 shim5
econom financi7 quantit6 invest6 market6 stock6 trade5 portfolio5 institut5 nation5 financ5 fundament5 fund5
economi shot5 credit5
ecosystem agnost5 unifi5
ecs ek8 ec8 rds7 vpc7 aws7 aw7 amazon7 rd7 aurora6 serverless6 lambda6 sn5
ed df6 ak6 af6 ant6 ee6 bb5 ea5 ba5 fc5 bc5 ef5
edit editor5
editor monaco6 rich5 ide5 edit5 vim5 highlight5 textarea5
editori cinemat5 cream5 play5 headlin5 documentari5 typographi5
edu www5 gpl5
educ scienc6 learner6 cours6 artifici6 studi5 mathemat5 theori5 teach5 learn5 reinforc5 competit5 school5
ee ak9 ant9 ba8 bb8 ea8 fc7 ff7 ef7 aa7 cb7 dc7 bf6
ef ea8 ba8 ak7 ant7 fc7 bb7 ee7 cb7 ff6 bf6 df6 aa6
effect boundari5 useeffect5
effici robust6 scalabl6 perform6 flexibl6 optim5 fast5 modular5 neural5 larg5 pytorch5 lightweight5 faster5
effort opu6 sonnet6 haiku6 low5 synthesi5
egress allowlist6 pv5 ingress5 privat5 subnet5 ip5 ipv5 cidr5 firewal5 outbound5 ssrf5
eight five7 twelv7 six7 ten7 seven7 nine6 four6 hundr5 twenti5 thousand5
either els5 rather5 noth5 alreadi5 both5 never5 even5 simpli5 neither5 therefor5 though5 cannot5
ej handlebar6 templat5
eject graphit5
ek ecs8 ec8 rds8 aws7 aw7 vpc7 rd7 amazon6 aurora6 lambda6 serverless6 sn6
el que7 modulo7 tu6 est6 del6 bl6 para6 svc6 con5 ao5 un5 um5
elaps deadlin7 clock6 time5 millisecond5 second5 interv5 timer5 chronolog5
elast overshoot6 bounc6 eas5
elect leader6 failov6 vote5 replic5
electr energi7 ga6 consumpt5 fuel5 heat5 vehicl5 batteri5
electron pwa5
eleg intuit7 minimalist6 beauti6 highli6 flexibl6 customiz5 friendli5 modern5 super5 easi5 lightweight5 chainabl5
elem attr5
element dom6 div5 attribut5
elev outlin6 shadow6 border5 pill5
eleven elevenlabs9 tts7 tt7 voic6 speech6 transcrib6 whisper5 speaker5 speak5 narrat5 documentari5
elevenlabs eleven9 tts8 tt7 voic7 speech7 transcrib6 whisper6 speaker5 speak5 audio5
elf userland8 aarch6 musl6 kernel6 abi6 boot6 ld6 syscal5 rs5 nr5 vf5 llvm5
elig uncertain5 suffici5 versu5 disclosur5 mere5 ordinari5 admit5 fiction5 establish5 adjud5 proposit5 particip5
elimin unnecessari7 redund6 reduc6 avoid6 duplic5 perf5 waterfal5 wast5
elixir phoenix6 ex6 plug5 mix5 gen5
ellips rectangl6 circl6 triangl5 polygon5 radiu5 sphere5
ellipsi truncat6 overflow5 width5
ellipt cryptographi5 curv5
els anyth7 everyth7 noth6 someon5 either5 whatev5 someth5 sai5 tell5 anywher5 nobodi5 ever5
elsewher surpris5 though5
em fontsize7 monospac7 emphasi7 noopen6 dk6 suport6 margin5 ital5 ul5 famili5 blank5 span5
emac vim6 keybind6
email mail8 smtp7 gmail7 inbox7 imap6 sender6 resend6 mailbox6 send6 otp6 contact6 outlook6
emb embed5
embed emb5 bm5 llama5 lm5 vector5
embodi robot6
emiss disclosur5 acknowledg5
emit sink5 ndjson5 projector5
emitt eventemitter8 nodej5
emoji ascii6 unicod5 glyph5 spinner5 ansi5
emot payoff7 tension7 narr6 curios6 excit6 pace6 plant6 dramat6 thesi6 narrat5 psycholog5 tone5
empathi skeptic9 influenc7 disposit7 thorough5 trait5
emphas underlin5 emphasi5
emphasi em7 underlin6 dk6 fontsize6 margin6 span6 noopen6 monospac5 ital5 typograph5 var5 blank5
empir istanbul6 thesi6 plant5 ancient5 payoff5
employe crm5 sale5 hr5 commerc5
empow seamless6 leverag6 streamlin5 innov5 tailor5 comprehens5 seamlessli5 intuit5 facilit5
empti null6 treat6 return6 miss6 omit5 non5 invalid5 nil5 malform5 instead5 absent5 falsi5
emul hardwar5 vt5
en de6 tu5 su5 est5 utilis5 para5 que5 del5 un5 wikipedia5 franc5
enabl disabl7 fals5 true5 mode5 opt5 set5
enc xor7 st5
encapsul commonli5 mainli5 varieti5 facilit5 miscellan5
enclos bracket6 backtick5 curli5 scribe5
encod decod7 utf6 lossi6 charset6 codec5 multibyt5 string5 byte5 unicod5 rune5 lossless5 xor5
encount situat6 occur5 bad5 unexpect5
encourag greet7 student6 french6 rephras6 german6 spanish5 korean5 struggl5 resort5 japanes5 school5
encrypt decrypt9 aes8 gcm8 ae7 gpg7 cipher7 symmetr7 rsa7 cha7 crypt6 cryptographi6 pkc6
end begin6 start5 newlin5
endpoint api5 bearer5 expos5 auth5
energi electr7 intens6 consumpt5 heat5 ga5 batteri5 solar5 fuel5 estim5 simul5
enforc polici6 guardrail5 safeti5 gate5 violat5 rule5 adher5
engin intellig5 toolkit5 framework5 power5 agnost5
english russian8 german7 french7 spanish7 chines7 turkish7 japanes7 rephras7 translat7 korean7 portugues7 italian6
enhanc improv6 comprehens5 streamlin5 featur5 refin5 clariti5 simplifi5
enough often6 much5 usual5 think5 realli5 good5 matter5 happen5 someth5 worth5 need5 sometim5
enqueu queu7 queue6 job6 transact5 deadlock5
enrich director5 scribe5
enrol uid7 organis6 ou6 tracker5 subqueri5 tech5 entiti5 cte5 nv5
ensembl forest7 probabilist6 predict6 supervis6 semi6 uncertainti5 mixtur5 neural5 classif5 boost5 heterogen5 anomali5
ensur proper6 properli6 alwai5 correctli5 consist5 respect5
enter press6 pop5 esc5 ctrl5 click5 jump5
enterpris saas6 infrastructur5 saa5 intellig5 platform5 agnost5
entiti relationship6 enrol5 uid5 organis5
entitl gift6 referr6 subscript5 trial5 growth5 payment5 discount5
entranc stagger8 settl7 tween7 fade6 eas6 motion6 overshoot6 beat6 rearrang5 breath5 opac5 blueprint5
entropi variat5 spectral5 permut5
entrypoint bun5
enum deseri6 tupl6 struct6 coercion6 field5 subtyp5 as5 variant5 cast5 flatten5 union5 discrimin5
enumer whose5
env environ7 var6 variabl6 config6 secret5 wrangler5 overrid5 dotenv5 toml5
envelop payload6 outcom5
environ env7 variabl6 configur5 virtualenv5 secret5 workdir5 dotenv5
environment climat6 solar5
eo hz6 adc6 timer5 tick5
eof newlin5 delimit5 unquot5 pipe5 heredoc5
eol gitattribut7 crlf7 lf6 wsl6 sed5
ephemer isol5 volatil5
epic bead6 bd5 ticket5 subtask5
episod season8 movi7 favorit6 playback6 playlist6 artwork6 portal5 poster5 tv5 genr5 seri5
epoch revis6 active6 cas6 absorb6 source6 rollov6 campaign6 current6 closed6 successor5 revoc5 mutabl5
equal comparison5 valu5
equat solver7 quadrat7 differenti7 algebra7 solv6 sym6 theori6 polynomi5 mathemat5 math5 od5 ka5
equip hp6 actor6 death6 immun5 weapon5 reviv5 life5
er van6
era thesi6 tension6 payoff6 plant6 dramat6 istanbul5 distant5 grand5 emot5 narr5 cut5 immers5
ergonom eleg5
err panic6 error6 nil5 fatal5 ctx5 fmt5 return5 abort5
errno syscal8 musl7 abi6 libc6 posix6 vf5 renumb5
erron revert5
error except7 throw7 unhandl7 failur7 valueerror6 unexpect6 fail6 typeerror6 uncaught6 swallow6 fatal6 invalid6
es eslint6 eslintrc6 ecma6 shareabl5 typescript5 commonjs5 lint5 ez5 js5 cjs5 markdownlint5 prettier5
esbuild rollup8 webpack8 swc7 bundler7 esm7 babel6 sass6 transpil6 minifi6 parcel6 postcss6 vite5
esc ctrl6 shortcut6 press6 keyboard5 hotkei5 popup5 enter5 dialog5 menu5
escal approv6 intak5 unresolv5 abus5 sup5 owner5 complaint5 triag5
escap unescap7 backslash7 quot7 curli6 liter6 backtick6 apostroph6 delimit6 unquot6 bracket6 newlin5 charact5
eslint prettier8 eslintrc7 lint7 shareabl7 markdownlint6 jest6 es6 stylist6 biom6 oxfmt6 oxlint6 tsconfig5
eslintrc eslint7 prettier7 biom7 lint7 markdownlint6 es6 linter6 shareabl5 oxfmt5 tsconfig5 tsc5 jsdoc5
esm cjs8 cj8 commonjs7 esbuild7 transpil6 webpack6 tsc6 rollup6 typescript6 js5 sourcemap5 swc5
esp spi7 led7 usb7 peripher6 firmwar6 micro6 wi6 bluetooth5 wireless5 fi5 hardwar5 wifi5
especi lot7 much6 often6 particularli6 seem6 easier5 more5 realli5 littl5 complic5 possibl5 make5
est un8 que8 modulo8 tu7 para7 utilis7 um7 de7 del7 con7 su7 ao7
establish disclosur6 durabl6 mere6 fiction5 ordinari5 proposit5 later5 authorit5 suffici5 remain5 exact5 promot5
estat stock5 market5 financi5 yahoo5
estim predict6 uncertainti5 mixtur5 approxim5 energi5 probabilist5 likelihood5 comput5 ensembl5 statist5 densiti5 measur5
et du8 utilis7 par7 le7 il7 yo6 ku6 franc6 al5 un5 tm5
eu gdpr8 regul7 soc7 act7 complianc7 oversight6 nist6 ni6 compli6 sanction5 regulatori5 iv5
europ greatest6 asia6 citi6 istanbul5 unbreak5 twenti5
european italian5 american5 nation5 spanish5 dutch5 portugues5 french5
ev vercel7 qualif6 upstash6 journei6 prove5 outbound5 receipt5 proof5 replai5 boundari5 admiss5 accept5
eval grader8 evalu6 judg6 grade6 scorer6 rubric6 swe6 trajectori5 jsonl5 suit5 dogfood5 assert5
evalu eval6 grade6 judg6 grader6 scorer6 trajectori5 rubric5 score5 benchmark5 accuraci5
even though7 happen7 howev7 still6 sinc6 mean6 sure6 anywai6 seem6 someth6 possibl6 alwai6
event listen5 subscrib5
eventemitter emitt8 nodej6 promis5
eventu anywai5
ever noth6 nobodi6 anyth6 someon6 never5 whatev5 everyth5 happen5 come5 els5 tell5 forev5
everi exactli6 on6 carri6 onc6 noth5 never5 whose5 each5 re5 whole5 stai5 same5
every recomput5 seven5
everydai handi5
everyon contribut5 anyon5 person5 redistribut5 someon5 welcom5
everyth anyth7 els7 tell6 want6 thing6 let6 come6 someon6 decid6 someth6 need6 happen6
everywher whatev5 everyth5
evict ttl7 lru7 cach5 decrement5 expir5
evid proof7 remain6 prove6 proven6 owner6 stage6 receipt6 candid5 reconcili5 blocker5 prod5 rollback5
evolut evolv6
evolv evolut6 knowledg5 cognit5
ex phoenix7 elixir6 plug5 mix5 hello5 umbrella5 dll5
exact prove7 candid7 remain6 receipt6 accept6 preserv5 must5 admit5 ident5 bound5 revis5 proof5
exactli noth6 whose6 everi6 on6 neither6 both6 carri6 same5 sai5 rather5 never5 alon5
examin understand5
exampl quickstart6 guid5 templat5 refer5 demonstr5
exce exceed7 maximum7 max6 mb5 total5 headroom5 limit5 overs5 gib5 cap5 budget5 length5
exceed exce7 limit6 max6 maximum6 cap5 budget5 headroom5 runawai5 exhaust5 total5
excel xlsx8 spreadsheet8 csv8 tsv7 pptx7 offic6 od6 panda6 pdf6 sheet5 docx5 xl5
except throw8 error7 uncaught7 unhandl7 rais7 valueerror7 swallow6 typeerror6 catch6 illeg5 traceback5 unexpect5
excess bloat5 wast5 reduc5 unnecessari5
exchang trade5 fund5 fx5 coin5 crypto5 stock5
excit emot6 tone6 calm6 pace5 tension5
exclud ignor6 gitignor6 exclus5 dockerignor5 negat5 filter5
exclus mutual5 exclud5
exec tty5 boot5 argv5 subprocess5 stdin5 spawn5 pty5 command5 pid5 vf5
execut invok5 executor5 task5 invoc5
executor execut5 ev5
exemplar wal6 feature5 append5 histogram5 chunk5
exempt allowlist5
exercis test5 smoke5 fixtur5 synthet5
exfiltr malici7 poison6 attack6 inject6 exploit6 threat6 xss6 defens6 ssrf5 untrust5 vulner5 compromis5
exhaust quota6 capac5 exceed5
exist alreadi6 onli5 overwrit5 must5
exists table7 create7 update5 cascade5 fk5 alter5 tabl5 delete5 insert5 cte5
exit stderr6 nonzero5 kill5 stop5 fail5 sigterm5 fatal5 gracefulli5 stdout5 abort5 stdin5 subshel5
exp reg8 regexp7 ecma5 iss5 aud5 regular5 regex5
expand expans5 collaps5
expans expand5
expect assert7 result5 pass5 unexpect5 nonzero5 behavior5 fail5
expens rerend6 usememo6 memoiz6 frequent6 wast5 memo5 useeffect5 overhead5 usestate5 impact5 unnecessarili5 unnecessari5
experi learn5 machin5
expert expertis7 specialist7 senior6 architect6 persona5
expertis expert7 specialist6 senior6 architect5
expir expiri8 ttl6 renew5 evict5
expiri expir8 renew6 revoc6 revok5 ttl5 refresh5 grace5
explain explan8 concept5 understand5 clearli5 concis5
explan explain8 concis6 clearli5 understand5
explicit explicitli7 unless7 must6 onli6 intention6 remain5 preserv5 accept5 scope5 requir5 boundari5 ownership5
explicitli unless8 explicit7 onli7 must6 treat6 intention5 requir5 later5 cannot5 therefor5 default5 scope5
exploit vulner7 cve7 threat7 malici7 attack6 xss6 exfiltr6 secur5 vuln5 ssrf5 scanner5 bounti5
explor innov5
exploratori preprocess6 panda5 analys5 streamlin5
expo san5 ios5
expon infin6 float6 precis6 decim6 na5 nan5 integ5 inf5 arithmet5 ration5 number5
exponenti backoff8 jitter7 retri6 transient6 breaker6 xx6 resili5 cooldown5 logarithm5 attempt5
export import5 otlp5 otel5 tel5 collector5 telemetri5 opentelemetry5
expos server5 endpoint5 through5 loopback5 privat5 proxi5 mcp5 stdio5
exposur disclosur7 unpublish7 dirti5 durabl5 loss5 barrier5 mere5 establish5 opportunist5 soft5
expr unari6 lexer5 ql5
express provided6 warranty6 implied6 regular5 including5 kind5 limited5 warranti5 impli5
ext vscode5 rb5 gem5 rubi5
extend custom5 mixin5 subclass5
extent warranti5
extract extractor6 summar5 structur5 unstructur5 pdf5
extractor extract6 youtube5 you5 tube5
extran unneed5 remov5
extrapol hue6 chroma5 interpol5
extrem fast5
ey ii5 vk5 sw5 oi5
eyebrow mono8 uppercas8 topbar7 headlin7 inter7 coral7 jetbrains6 jet6 serif6 typographi6 focal6 ital6
ez az5 es5
fa ur6 ir6 sa6 bn6 tr5 kr5 pk5 mfa5 ar5
fabric lake5
facad factori6 php6 illumin6 subpath5 fake5 descriptor5
face hug5 huggingface5 huggingfac5 vision5
facebook instagram8 twitter8 tok7 tik7 linkedin7 reddit7 social6 scraper6 messeng5 unoffici5 whatsapp5
facil utilis7 est6 un6 le6 par5 du5 de5 modulo5 que5 tu5 um5
facilit streamlin7 variou6 seamless6 conveni6 handi5 seamlessli5 leverag5 intuit5 manipul5 analys5 aim5 scienc5
fact belief6 knowledg5 consolid5 relev5 recal5 richer5 retain5 accumul5 answer5 adjud5 bank5 reflect5
factor coeffici5
factori callabl6 constructor6 facad6 instanti6 builder5 can5 fake5 singleton5 class5 php5 method5 regist5
factual hallucin6 faith5 scorer5 ground5 cite5 judg5
fade stagger7 entranc6 opac6 reveal6 slide5 pop5 blur5 tween5 settl5 cta5 motion5 breath5
fail failur8 abort6 success6 error6 miss6 silent6 attempt6 invalid6 gracefulli6 fatal6 malform6 throw5
failov elect6 reconfigur6 replic6 replica5 sentinel5 repl5 ping5 reconnect5
failur fail8 error7 malform6 unexpect6 success6 miss6 attempt6 gracefulli6 fatal5 catch5 retri5 silent5
fairli lot6 realli5 quit5 especi5
faith factual5 scorer5 hallucin5 judg5
fake faker5 mock5 factori5 facad5 can5 spy5
faker fake5 lorem5 gener5 realist5
fall fallback6 unavail5
fallback fall6 unavail5
fals true8 disabl5 flag5 null5 boolean5 bool5 enabl5 truthi5 default5 non5 explicitli5 unless5
falsi truthi7 null6 coerc6 undefin6 boolean5 nan5 non5 empti5 valu5 na5 fals5
famili monospac7 font7 fontsize7 jetbrains6 plex6 san6 jet6 serif6 mono6 inter5 em5 neatli5
fan slowdown5
fanci ansi6 ascii5 pretti5 gfm5 tex5 unicod5
faq see5
far usual6 much6 seem6 realli6 often6 lot5 sometim5 thing5 anywai5 though5 want5 good5
fashion aesthet5
fast lightweight6 fastapi6 effici5 modern5 framework5 simpl5 base5 ultra5 minim5 extrem5
fastapi flask7 tful6 django6 fast6 restful6 crud6 rest6 microservic6 middlewar5 framework5 boilerpl5 pyramid5
faster significantli7 slower6 quicker6 much6 fewer6 less6 more5 smaller5 better5 overhead5 slightli5 cheaper5
fastest easiest6 simplest5
fastifi graphql6 swagger6 axio5 ql5 openapi5
fat fs5 filesystem5 disk5
fatal unhandl6 uncaught6 error6 swallow6 abort6 gracefulli6 fail6 failur5 unexpect5 malform5 except5 throw5
fault unmap6
favicon ico7 og6 asset6 logo5 static5 png5 svg5
favor deprec6 rake5 rail5 rb5 gem5 favour5
favorit playlist8 movi7 season7 portal7 episod6 tv6 playback6 recent5 radio5 seri5 genr5
favour deprec6 obsolet5 favor5 deprecated5 remov5
fb ant6 ba6 ak6 bb6 ea6 ee5 ef5 bc5 bf5 fc5 ab5 aa5
fc ea8 ak7 ant7 ba7 ee7 ef7 af7 bb7 df6 cb6 bf6 dc6
fd ee5 bb5 ant5
fe tg5 ant5 ak5 stage5
feasibl adversari5 guardian5 missing5
feat add6 refactor5
featur enhanc5
feature histogram6 prometheu6 exemplar5 relabel5 wal5 scrape5 xor5
feder sso5
fedora debian8 ubuntu8 distro8 apt8 deb7 rpm7 alpin6 glibc6 linux6 cent5 sudo5 freebsd5
fee price6 monei6 annual6 currenc5 amount5 charg5 buyer5 pai5 monthli5 dollar5 fund5 perpetu5
feed rss6 twitter5 scraper5 reddit5 tweet5
feedback suggest5 improv5 ux5
feel play6 dramat5 overshoot5 moment5 motion5 beat5 snappi5 rush5 breath5
fenc delimit5 backtick5 untrust5 block5 heredoc5 prose5
fetch fetcher5 download5
fetcher youtube7 you7 tube7 yt7 youtub7 artist6 fetch5 spotifi5 scraper5 tok5 download5 reddit5
few thing6 lot6 realli6 seem6 possibl6 also6 littl5 take5 much5 mostli5 most5 sinc5
fewer smaller6 significantli6 larger6 faster6 much5 slower5 cheaper5 slightli5 benefit5 better5 reduc5 higher5
ff ee7 bb6 aa6 ef6 ak6 ba6 ant6 ea6 cb5 ac5 fc5 ab5
fff printer5 tint5
ffi abi5
ffmpeg mp6 video5 subtitl5
fg foreground6 bg5 matt5 apex5 darker5 cg5
fi wi9 wifi9 usb7 wireless7 firmwar6 spi6 adb6 lan5 ap5 comm5 pocket5 hotspot5
fiber until6 await5 acquir5
fiction chronolog7 mere7 proposit6 disclosur6 pc6 adjud6 campaign6 establish5 frontier5 versu5 causal5 world5
fidel discours5 reconstruct5
field valu5 enum5 omit5 coercion5 input5 schema5
fifo queue6
fig intelli5 figur5
fight sine5
figma confluenc5 notion5 atlassian5
figur latex5 te5 fig5 div5
fil ph9 cz9 ua9 hu8 pl8 cs8 nl8 ro7 uk7 sv6 pt5
file directori6 folder5 path5 gitignor5 subdirectori5 dir5
filenam suffix5 slug5 basenam5 prefix5 path5 match5
filepath path5 absolut5
filesystem fs6 directori5 storag5 fat5 disk5 path5 gcs5
fill solid6 border5 pill5 bottom5 shadow5 corner5 px5 area5
filler sentenc5 phrase5 word5
film cinemat5
filter list5 group5 match5 sort5 exclud5
final complet6 candid6 after5 success5 step5 remain5 succeed5 prove5 accept5 finish5 receipt5
financ financi7 fund6 invest6 portfolio6 quantit6 stock6 yahoo5 trade5 market5 econom5 intak5
financi stock7 invest7 quantit7 financ7 market7 trade7 portfolio7 fund7 econom7 yahoo6 institut6 compani6
find sever6 remedi5 scan5
fine tune7 hug6 ra6 huggingface6 distil5 train5 lo5 lm5 huggingfac5 infer5
finger gestur8 swipe8 pinch7 west7 south7 tap6 north6 pan6 touch5 east5 mous5 bookmark5
fingerprint imperson5 spoof5 ident5
finish wait6 cancel6 immedi6 after5 done5 stop5 complet5 again5 queu5 succeed5 successfulli5 arriv5
finit discret5 solver5 equat5 algebra5 differenti5 solv5 arithmet5 numer5
fip cryptographi7 rsa5 aes5 nist5 cha5 quantum5 cryptograph5 cipher5 gcm5
fire trigger5 stop5 onc5 immedi5
firefox cdp7 chromium7 safari7 chrome7 browser6 undetect6 webkit6 devtools6 playwright6 puppet5 launcher5
firewal pii6 intercept6 guardrail5 tunnel5 waf5 egress5 ssrf5
firmwar usb7 wi7 adc6 spi6 wifi6 esp6 fi6 hz5 peripher5 hardwar5 pb5 ch5
first come5
fish zsh6 zshrc5 tmux5
fit fitness6 purpose6 merchantability6 particular5 warranties5 limited5
fitness merchantability9 warranties9 limited9 purpose8 including8 warranti8 particular7 merchant7 implied7 impli7 fit6 warranty6
five eight7 six7 four7 seven7 ten7 twelv6 three6 hundr6 nine6 thousand5 twenti5 roughli5
fix revert6 bug6 typo5 issu5 incorrect5 caus5 segfault5 properli5 stupid5
fixabl autofix5
fixer debt5 linter5 remedi5
fixm fixme9 xxx6 todo6
fixme fixm9 xxx6 todo6 hack5
fixtur test6 monkeypatch5 mock5 unittest5 suit5 exercis5 cover5
fixup squash6 rebas5
fk foreign7 cascade7 delete6 update6 insert6 create6 exists5 alter5 table5 cascad5 uuid5 constraint5
flag subcommand6 opt5 fals5 option5 default5 overrid5 true5 bool5
flags subcommand6
flake nix7 darwin6 hei6 ruff5 dotfil5 pyright5 hm5
flaki intermitt6 test5
flash banana5
flask fastapi7 django7 restful6 tful6 pyramid5 boilerpl5 applic5 decor5 jinja5 crud5 middlewar5 easi5
flat flatten5
flatten tupl6 deepli6 nest6 recurs5 dict5 deseri5 enum5 dataclass5 object5 flat5 struct5
flaw adversari5
fleet workload6 plane5 orchestr5
flex pad6 col6 lg6 rem5 px5 margin5 align5 gap5 breakpoint5 vertic5 width5 bottom5
flexbox tailwindcss5
flexibl highli7 easi6 intuit6 modular6 customiz6 scalabl6 lightweight6 friendli6 eleg6 effici6 robust5 leverag5
flicker hf5
flight drain5 queu5
flip zoom5 pan5
float infin7 nan6 integ6 inf6 na6 fraction6 expon6 decim6 precis6 arithmet5 neg5 stride5
flock atom5 mutex5 acquir5 lock5
floor below5 clamp5 ceil5
flowchart diagram7 mermaid7 viz6 chart5 pie5 lr5
fluent builder5 chainabl5 orm5
flush fsync5 immedi5
flux gitops5
fly issuer5 openid5 oidc5
fm spotifi5
fmt vet5 cargo5 clippi5 err5
fn ser5 impl5 struct5 serd5 deseri5 into5 mut5
focal coral7 topbar7 headlin7 cream6 ink6 giant6 eyebrow6 typographi5 accent5 mono5 silenc5 pink5
focu hover6 keyboard5
focus typecheck6 nine5 pass5
fold car6 verdict6 rev6 land6 conductor5 supersess5 mandat5 honest5 defect5 carrier5 round5 substanc5
folder directori7 subdirectori6 file5 subtre5
follow adher6 convent5 guidelin5 principl5 checklist5 tdd5 strictli5
followup issuecom6 king5 pull5
font monospac7 famili7 ttf7 san7 fontsize7 neatli7 plex7 serif6 woff6 mono6 slab5 condens5
fontsize monospac9 em7 famili7 font7 emphasi6 var6 noopen5 dk5 ital5 jetbrains5 typograph5
foo abc5
food shop5 ingredi5
foot gd7 stanc6 combat6 tp6 punch6 peac6
footer nav6 navbar6 toc5 skim5 banner5 bottom5 page5 sidebar5 bar5 top5
footnot reader7 toc7 writer7 paragraph7 hyperlink6 rst6 latex6 docx6 linebreak6 te6 indent5 chapter5
footprint consumpt6 gb5 peak5 ram5
for with6 by6 and6 method6 not5 ha5 to5 or5 nil5 where5 of5 return5
forbid forbidden5
forbidden violat5 forbid5
forc dirti5
foreach arrai5 iter5
foreground background7 contrast7 oklch7 bg6 mute6 fg6 rgba6 darker5 dim5 wcag5 secondari5 border5
foreign fk7 polymorph6 deferr6 associ6 cascade6 autosav6 constraint5 if5 doe5 pragma5 belong5 alter5
forens auditor5 tamper5 complianc5 soc5
forest ensembl7 boost5 probabilist5 predict5 permut5
forev ever5 perman5 indefinit5
forg autonom5
forgeri csrf7 xss6 ssrf5 attack5 protect5
forget rememb6 mistak5 someon5 ever5
form input5 multiselect5 checkbox5
format convert6 formatt6 pars5 json5 readabl5 markdown5
formatt linter6 format6 prettier5 lint5 biom5 markdownlint5 reformat5 pretti5 beautifi5 logger5
former teardown6 authoris5
formerli windsurf6 mcp5 claw5
formul hypothes5 hypothesi5
formula mathemat5 math5
forti hundr6 thousand6 seven5 twenti5 meter5 ten5
forum discuss7 stackoverflow6 conduct5 issuecom5
forward proxi5 revers5
found year5
foundat backbon5 mgmt5
founder legal5 compani5
foundri azur7 aspir5 provis5 terraform5
four five7 three6 six6 twelv6 eight6 seven5 exactli5 on5 two5 ten5
fp fps7
fps fp7
fr il7 pt7 nl7 tm7 zh6 yo6 ku5 franc5 pl5 tk5 ng5 et5
fraction infin6 float6 nan6 inf5 neg5 integ5 subtract5 na5 arithmet5 clamp5 ration5 decim5
frame motion5 beat5 composit5 clip5 timelin5
framer anim6 keyfram6 motion5 smoothli5 requestanimationframe5 smooth5 hf5
framework modular7 lightweight6 toolkit6 agnost6 librari5 inspir5 base5 fastapi5 applic5 easi5 power5 python5
franc utilis6 du6 par6 et6 le5 il5 fr5 de5 facil5 en5
free worldwid6 herebi5
freebsd bsd8 linux6 osx6 maco5 macos5 mac5 ubuntu5 glibc5 gnu5 fedora5 makefil5 os5
freed realloc5
freedom proprietari5 redistribut5 gpl5 worldwid5 licens5 herebi5 softwar5
french spanish9 german9 russian8 portugues8 italian8 rephras8 greet7 english7 korean7 dutch7 japanes7 student6
frequent expens6 often5 urgent5 overhead5
fresh restor5 rerun5 prove5 prior5 after5 cold5 re5 snapshot5
friend wow7 guild6 wo5
friendli lightweight7 simpl6 easi6 intuit6 tini6 flexibl6 beauti6 easili6 eleg5 customiz5 modern5 minimalist5
from to6 with6 str5 instead5
front nginx5
frontend admin5 app5 backend5 ui5 service5 stage5
frontier chronolog7 campaign6 authorit6 mere6 durabl6 recoveri6 bookkeep6 suffici6 rng5 fiction5 semant5 checkpoint5
frontmatt deepen6 memory5 skill5 brainstorm5 prose5 compound5 convent5 subag5 yellow5
frustrat thorough5
fs filesystem6 posix5 vf5 fat5 mkdir5 mv5
fsync flush5
ft bm7 hybrid6 sqlite5 lite5 sq5 search5 kg5 reciproc5 fuse5 fusion5 retriev5
ftp scp5 rsync5
fuel consumpt6 electr5 energi5 carbon5 vehicl5
fulfil sell5
fulli lightweight5
fullscreen shortcut6 hotkei6 keyboard5 resiz5 overlai5 dock5
fun bore6 littl5 game5 stuff5 funni5
func ctx6 function5 kwarg5
function util5 helper5 func5 method5 conveni5 decor5 collect5
fund stock7 financi7 trade6 invest6 financ6 market6 monei6 fx6 yahoo6 portfolio5 price5 exchang5
fundament quantit6 financi5 trade5 invest5 econom5 institut5 educ5 technic5 mathemat5
funni nonsens6 random6 shuffl6 pronounc6 game5 fun5
furnish sublicens9 sell8 softwar6 permit6 copi6 redistribut6 herebi6 impos6 unmodifi5 patent5 subject5 distribut5
further visit6 serd6 deseri6 borrow6 clippi5 impl5 ser5 struct5 into5 macro5 help5 visitor5
furthermor thu5
fuse fusion7 reciproc7 bm6 cosin5 rank5 tf5 hybrid5 ft5 proxim5
fusion reciproc7 fuse7 bm7 rank6 cosin6 hybrid6 tf6 kg5 retriev5 similar5 proxim5 ft5
futur later6 justifi5
fuzzi levenshtein7 similar6 cosin5 search5 phonet5
fw deepseek6 kimi5 wifi5 glm5 wi5 fi5 seek5 minimax5
fx fund6 coin5 trade5 exchang5 stock5
ga heat6 electr6 energi5 consumpt5
galaxi spectral5 spectrum5 rai5
galleri cms6 cm6 slider5 photo5 thumbnail5 vanilla5 awesom5 jquery5
game funni5 plai5 gm5 adventur5 jam5 quest5 battl5 fun5
gamma rgb5
gap flex5 align5 pad5
garbag wal5 gc5
garden stone5
gate approv5 audit5 polici5 enforc5
gatekeep notar7 dmg6 macos5 mac5 maco5 quarantin5 xcode5 os5
gatewai sdk5 relai5 proxi5 offici5 api5
gather inform5
gaug histogram6 sum6 counter5 avg5
gb mb7 ram7 kb5 gib5 cpu5 footprint5 tb5 heap5
gc gcs6 garbag5
gcc clang7 glibc6 cmake6 compil5 osx5 gnu5
gcm aes9 ae8 decrypt8 cha8 encrypt8 rsa8 symmetr8 cipher7 cryptographi7 crypt7 poli6 pkc6
gcp aws7 aw6 cloud6 gcs5 ecs5 km5 serverless5 iam5 terraform5 minio5 azur5 kubernet5
gcs minio6 storag6 gc6 gcp5 parquet5 filesystem5
gd combat8 stanc8 peac8 punch8 tp7 drone7 foot7 polic6 blend5 movement5 percept5 glanc5
gdb debugg5 qemu5 kernel5
gdpr eu8 regul7 complianc7 soc6 privaci6 act6 regulatori6 consent6 oversight6 compli6 nist5 legal5
gem rubi8 rake7 rail7 rb7 bundler7 rack6 usr6 cgi5 prism5 autoload5 ext5 favor5
gemini gpt8 deepseek7 kimi7 grok7 openai7 anthrop7 openrouter7 antigrav6 minimax6 xai6 codex6 opencode6
gen genai6 phoenix5 lang5 elixir5
genai opentelemetry8 tel7 telemetri7 langsmith7 otel7 tracer6 otlp6 instrument6 gen6 trace6 collector6
gener faker5
generalis linear5
genr movi7 director6 artwork6 poster6 season5 episod5 favorit5
gentl breath7 ambient6 sine6 puls5 glow5
genuin premis6 defect6 rather6 deliber6 legitim6 consequ5 adjud5 mechan5 outcom5 contradict5 justifi5 cannot5
geo geograph8 longitud7 latitud7 lat7 lon6 wg6 street6 geoloc5 coordin5 raster5 gi5 countri5
geograph latitud8 lon8 longitud8 lat8 geo8 wg7 countri7 geoloc6 coordin6 street6 contin6 locat5
geographi citi5 contin5 geograph5 street5 countri5
geoloc latitud7 longitud7 countri6 lat6 geograph6 lon6 asn6 geo5 ip5 wg5 locat5 contin5
geometr geometri6 dimension6 curv5 algebra5 differenti5 sphere5 spatial5 approxim5
geometri geometr6 algebra5 mesh5 polygon5 sphere5 curv5 dimension5
german french9 spanish9 russian8 italian8 portugues8 rephras8 english7 greet7 dutch7 korean7 japanes7 swedish6
gestur swipe9 finger8 pinch8 tap7 pan6 west6 south6 touch6 mous6 zoom5 north5 keyboard5
get return5 by5
getter setter8 tostring6 reactiv5 readonli5 constructor5 properti5
gfm tex6 markdown6 lh6 writer6 hyperlink6 latex5 remark5 rst5 te5 reader5 ka5 markup5
gg discord6 kick5 bot5
gh hub6 git6 graphit5 pr5 devin5 workflow5 codecov5 pat5
gha yml6 ci6 ghcr5 travi5 circleci5 workflow5
ghcr docker6 helm6 dockerfil5 gha5 yml5 oci5 publish5 bake5 vx5 buildkit5
ghost cms5
ghostti tmux8 keybind8 neovim7 vim7 pane6 zsh6 conf6 dotfil5 zshrc5 nix5 hunk5
ghsa cve6 vulner6 dos5 vuln5 exploit5
gi gib6 geo5 raster5
giant coral7 ink6 cream6 focal6 hatch5 topbar5 accent5 navi5 eyebrow5
gib mib7 mi7 kib6 gi6 headroom6 ram6 ki6 mb6 gb5 exce5
gid uid6
gif webp8 jpg7 png7 jpeg7 bmp6 alt6 showcas5 graviti5
gift referr8 discount7 withdraw7 entitl6 reward6 partner6 growth6 abus6 bonu5
gist hub5
git branch7 hub7 repositori6 repo6 push6 hg6 svn6 gh6 toplevel5 clone5 bisect5 scm5
gitattribut crlf8 lf8 eol7 wsl7 sed6 lfs5
github com9 http8 releas7 changelog7 blob7 compar7 note7 commit7 bump6 main6 dep6 pull5
githubusercont wss7 png5 jpg5 img5 googleapi5 src5
gitignor dockerignor6 exclud6 directori6 untrack5 ignor5 dir5 tmp5 file5
gitlab bitbucket7 hub6 circleci6 jenkin6 devops6 lab6 git5 jira5 scm5
gitleak trufflehog7 testdata6 trivi6 truffl5 sarif5 scan5
gitops mgmt5 flux5
give wai5 want5 determin5
gl webgl8 shader6 textur6 canva5 graphic5 mesh5 globe5
glanc gd5 stanc5
glibc musl7 linux6 gnu6 debian6 gcc6 distro6 aarch6 ubuntu6 libc6 fedora6 arm6 clang5
glitch chromat6 rippl6 distort6 shader5 dissolv5 bloom5 burn5
glm deepseek8 minimax8 groq8 kimi8 openrouter7 mistral7 xai7 qwen7 openrout7 gpt7 ollama7 anthrop7
glob grep6 webfetch5 rg5 wildcard5 match5 websearch5 ripgrep5
global overrid6 config5 set5
globe tile5 gl5
glossari terminolog5
glow subtl6 opac6 bright6 burst6 puls6 shadow6 blur5 shimmer5 cyan5 gradient5 tint5 neon5
glue sale5 purchas5
glyph stroke7 ttf5 emoji5 icon5 draw5 circl5
gm game5
gmail imap8 outlook8 inbox7 smtp7 email7 mail7 icloud6 mailbox5 unsubscrib5 resend5 mar5 calendar5
gnu bsd7 glibc6 linux6 libc5 musl5 freebsd5 gpl5 proprietari5 gcc5 aarch5
go golang6 cmp5
goal understand5 approach5 deliver5 tdd5
goe awai5 nobodi5 whatev5 afterward5 noth5 someon5 everyth5
golang go6 golangci6 testifi6 mobi6 quic6 buildx6 hashicorp6 grpc6 cmp6 opentelemetri6 cobra5
golangci testifi7 goreleas7 softprop7 codeql7 buildx7 hashicorp6 quic6 golang6 cobra6 jsdom6 testcontain5 spf5
gold amber7 golden6 teal6 bamboo6 silhouett5 blue5 grei5 warm5 horizon5 mountain5 brown5 cool5
golden mountain7 bamboo7 water7 silhouett6 stone6 gold6 rise6 sky6 amber6 grei6 warm6 interior5
goo plist6 appl5 book5 monkeypatch5 goos5 bk5
good thing6 think6 realli6 idea6 great6 probabl6 much6 want6 seem5 someth5 enough5 look5
googl bing5
googleapi changes8 releases7 micromatch7 release6 testcontain6 goreleas6 qs6 digitalocean6 history6 softprop6 hashicorp6
goos codex6 droid5 antigrav5 opencode5 grok5 goo5 openclaw5 herm5 opencod5 windsurf5 aider5
goreleas softprop8 micromatch7 codeql7 testcontain7 scorecard7 releases7 protoc7 golangci7 jsdom7 hashicorp6 codecov6 testifi6
goroutin race6 deadlock6 concurr6 mutex5 shutdown5 wait5 panic5 acquir5 reaper5
gotcha claude5 memory5 agents5 codifi5 symptom5
goto menu5
gov uk6 nation5 nist5
govern complianc6 tamper5 autonom5 guardrail5 agent5 ai5 regul5 audit5 autonomi5
gp geograph5 lon5
gpg encrypt7 decrypt7 keyr7 aes6 symmetr6 gcm6 password6 crypt5 passphras5 sop5 rsa5 ssh5
gpl licens8 license7 mit7 proprietari6 bsd6 licenc6 lv6 spdx5 redistribut5 freedom5 edu5 gnu5
gpt gemini8 deepseek8 openai7 chatgpt7 glm7 minimax7 qwen7 ollama7 anthrop7 xai7 openrouter7 groq7
gpu acceler7 nvidia7 cpu7 silicon6 metal6 torch6 intel6 nv6 pytorch5 hardwar5 infer5 cu5
grab signup5
grace gracefulli6 degrad5 sigterm5 shutdown5 expiri5
gracefulli malform6 fail6 grace6 fatal6 failur6 error5 abort5 unavail5 unexpect5 unpars5 exit5 throw5
grade evalu6 grader6 eval6 scorer6 judg5 rubric5
grader eval8 rubric7 judg7 scorer7 grade6 evalu6 trajectori6 jsonl5 score5 assert5 dogfood5 av5
gradient glow5 tint5 background5 rgba5 subtl5 shadow5
gradl jvm8 jar7 kotlin7 pom7 jetbrain7 kt7 jdk6 maven6 scala6 android5 junit5
grafana lgtm8 loki8 collector7 otlp6 otel6 opentelemetry6 telemetri6 relic6 tempo6 datadog6 tel6 apm5
grai cyan7 purpl6 blue6 white6 tint6 yr6 orang6 teal6 mute6 bg5 ish5 navi5
grammar grammat6 lexer5 typo5 sitter5
grammat misspel7 typo7 spell7 grammar6 word5 sentenc5
grand era5 istanbul5 thesi5 citi5
grant permiss6 privileg6 herebi6 role5 restrict5 revok5 princip5 obtain5
graph kg5 cypher5 knowledg5 hybrid5 neo5 retriev5 acycl5 bm5
graphic qt5 visual5 viz5 plot5 draw5 webgl5 gl5 gui5 canva5
graphit gt7 pr6 yq6 merg6 trunk5 gh5 branch5 eject5 push5 deepen5 squash5 rebas5
graphql ql8 fastifi6 openapi6 prisma6 swagger6 rest6 introspect5 crud5 tful5 orm5 cypher5 restful5
graviti gif5 alt5
grayscal rgb6 hsl6 srgb6 xyz5 xy5 chromat5
great good6 realli5 thing5 idea5 nice5 love5 want5 care5 sure5 look5 wai5
greater integ6 decim5 number5 int5
greatest europ6 citi6 asia5 largest5 istanbul5 ancient5
greedi optimis5 reinforc5
greek roman7 ancient7 latin6 arab6 transliter6 hebrew6 cyril6 persian6
green red7 purpl7 blue7 orang7 brown7 amber7 pink6 teal6 cyan6 grei6 white5 yr5
greet french7 german7 rephras7 spanish7 student7 encourag7 korean6 japanes6 russian6 resort6 struggl6 school5
grei brown8 amber7 blue7 teal7 mountain6 bamboo6 purpl6 palett6 horizon6 green6 steel6 golden6
grep rg7 ripgrep6 webfetch6 websearch6 glob6 bash6 wc5 deepwiki5 jq5 sed5 codebas5 deepen5
grid layout5 draggabl5 card5 horizont5
grok kimi7 antigrav7 gemini7 opencode7 gpt7 xai7 deepseek7 chatgpt6 codex6 copilot6 windsurf6 claud6
groq mistral8 openrouter8 ollama8 openai8 minimax8 deepseek8 glm8 openrout8 anthrop7 qwen7 xai7 gpt7
ground cream5 factual5 cite5
group list5 filter5
grow shrink6
growth referr7 gift6 partner6 withdraw5 reward5 entitl5 bonu5 abus5
grpc rpc7 protobuf6 golang6 opentelemetri6 protoc5 quic5 contrib5
gt graphit7 yq6 pr6 submit5 deepen5 brainstorm5 branch5 yellow5 posttooluse5
guarante therefor5 stronger5
guard defens5 reach5 silent5
guardian missing6 ce5 adversari5 persona5 feasibl5 len5 sonnet5 review5
guardrail pii6 firewal5 safeti5 hallucin5 tamper5 enforc5 govern5 polici5
guess wrong5 actual5
guest vm7 qemu6 sandbox6 desir6 predat6 placement5 refus5 outright5 advertis5 workload5 mint5 realiz5
gui qt7 graphic5
guid quickstart6 tutori6 doc6 cookbook6 introduct5 troubleshoot5 see5 exampl5 walkthrough5
guidanc agents7 instruct6 claude6 readme5 skill5 troubleshoot5 readm5 guidelin5 refer5 clarifi5 practic5 concis5
guidelin contribut6 adher6 contributing5 follow5 conduct5 principl5 codifi5 standard5 practic5 revamp5 guidanc5 agents5
guild kick7 prefil7 roster6 invit6 friend6 wow6 member5 discord5
gv npmrc5 yarn5 lockfil5 linker5 hermet5
gz tar8 unzip7 tarbal7 checksum7 zip7 archiv6 gzip6 uncompress6 unpack5 decompress5 zstd5 amd5
gzip decompress8 uncompress8 deflat7 zstd7 unzip7 kib7 zlib7 ki6 lz6 compress6 bomb6 gz6
ha polymorph7 where6 associ6 autosav6 have6 not5 to5 for5 belong5 or5 mani5 pivot5
hack fixme5
haiku sonnet8 opu8 effort6 cheap5 subag5 council5 refut5
half roughli5 stand5 hold5 nobodi5
hall tour6 im5
hallucin factual6 guardrail5 faith5 leakag5 llm5 rag5
halt abort5
hammer distant8 stone7 cook6 sound6 water5 wind5 bell5
han cjk5 zh5 chines5 thai5 san5
handi miscellan7 conveni6 easier6 nice6 quickli6 commonli5 useful5 stuff5 bunch5 littl5 facilit5 mainli5
handl handler5 properli5 proper5 error5 except5
handlebar ej6 jinja5
handler handl5 call5 listen5 except5 regist5 callback5
handoff acknowledg7 durabl6 barrier6 closur6 unpublish6 recoveri6 resum6 recover5 mandatori5 continu5 signific5 opportun5
handshak tls6 tl6 mtls5 sni5 tcp5 udp5 socket5 ssl5 reconnect5 https5
handwritten tex6 te6 latex6 pdf5 la5 hyperlink5
hang stall6 kill6 wait6 sigterm5 shutdown5 timeout5 indefinit5 pid5 spawn5 startup5 exit5
happen even7 someth7 again6 though6 anyth6 sometim6 want6 sure6 tell6 anywai6 tri6 usual6
happi test5
har agent5
hard soft6
harden secur5
harder much7 nicer6 complic6 quicker6 easier6 safer6 more6 better6 littl6 smarter6 clearer6 make6
hardwar peripher6 usb6 spi5 gpu5 firmwar5 devic5 esp5 silicon5 emul5 intel5 adc5 ssd5
harmon colour7 harmoni7 shade6 dialogu6 complementari6 bigger5 wish5
harmoni harmon7 colour6 shade6 complementari5 dialogu5
hash sha6 hasher6 digest5 bcrypt5 seal5 hmac5 salt5
hasher crypt7 bcrypt7 salt6 hash6 password6 sha5 passphras5
hashicorp testifi7 softprop7 digitalocean7 testcontain7 jsdom7 codeql6 goreleas6 golangci6 uber6 scorecard6 mobi6 golang6
hashmap hashset8 map5
hashset hashmap8
hatch poetri6 pyproject5 conda5 giant5 coral5 uv5
have doesnt7 where7 or7 not6 ha6 with5 be5 doe5 to5 that5 polymorph5 morph5
hazard immun5
hc earliest5
hcl terraform7 infra5 iac5
hdr jpeg5
head branch5 ref5
header request5 bodi5 urlencod5 csp5
headless playwright6 cdp6 undetect6 chromium5 browser5 puppet5 webkit5 chrome5
headlin eyebrow7 typographi7 coral7 focal7 ital6 mono6 uppercas6 serif6 ink6 inter6 topbar6 cream6
headroom mib6 gib6 mi6 mb5 exce5 kib5 ki5 max5 exceed5 cap5 limit5 ram5
heal death6 dy6 hp6 reviv5 resurrect5 dead5 immun5
health monitor6 healthcheck6 healthi6 uptim5 slo5
healthcheck systemd7 health6 cron5 watchdog5
healthi health6 valkei5
heap alloc6 mmap6 gb5 mb5
hear speak7 speaker6 rephras6 student6 resort6 greet5 french5 cue5 german5 spanish5 russian5 korean5
heartbeat poll6 timer6 ping5 watchdog5 tick5 cron5 deadlin5 cadenc5
heat ga6 air5 energi5 electr5 pump5 temperatur5
heatmap chart7 sparklin6 pie5
heavi overhead5
hebrew arab8 persian8 transliter7 roman7 cyril7 vietnames6 turkish6 latin6 greek6 bidi6 vice5 versa5
hedg trade5
hei nix7 darwin6 wt6 flake6 dotfil6 rebuild5 jj5 hm5 nu5 sudo5
height width8 px6 tall6 size6 vertic5 bottom5 viewport5 pad5 margin5 overflow5 adjust5
hello conn5 plug5 cart5 ex5 phoenix5
helm kubernet8 kube7 kubectl7 pod6 docker6 oci6 ghcr6 dockerfil5 compos5 terraform5 deploi5 container5
help quickli5 easier5 further5 inform5
helper util5 function5 reusabl5 class5
henc much5 complic5 appar5 thu5 harder5 sometim5 lot5 far5 slightli5 hopefulli5
herebi worldwid8 redistribut7 obtain6 softwar6 charg6 sublicens6 copi6 patent6 furnish6 disclaim6 licens6 grant6
heredoc delimit7 unquot7 backtick7 quot5 shell5 awk5 printf5 escap5 substitut5 newlin5 eof5 fenc5
herm openclaw8 claw7 aider6 opencode5 opencod5 codex5 goos5 memori5 droid5 persist5
hermet bench7 mise6 benchmark5 throttl5 ms5 yarn5 gv5
hero cta6 taglin6 center6 beat5 card5 logo5 breath5 headlin5 wordmark5 fade5 reveal5 brand5
heterogen mixtur6 latent6 probabilist5 neural5 supervis5 ensembl5 diffus5 spatial5 cell5 multimod5 identif5 surrog5
hex hsl6 rgb6 srgb5 oklch5 hexadecim5 colour5
hexadecim vice6 versa6 decim6 convert5 hex5 digit5
hf keyfram6 timelin6 hyper6 seek6 requestanimationframe5 blink5 comp5 framer5 flicker5 composit5
hg svn6 git6 repositori6 vcs5 scm5 repo5
hh yyyi9 yyyy9 dd8 ss8 mm8 subsect5 date5 nn5
hi vn7 vi7 cn7 zh7 ja7 th6 ko6 jp5 ru5
hibern testcontain6 softprop6 testifi6 maven5 hashicorp5 jsdom5 release5 spring5 eclips5 digitalocean5 codeql5
hide visibl6 sidebar5 toggl5 dropdown5 show5 button5 popov5
hierarch augment5 hierarchi5 structur5 probabilist5 multimod5 heterogen5
hierarchi hierarch5 organ5 organiz5
high low7 perform5 thorough5 cyclomat5 critic5
higher lower6 low5 fewer5
highest lowest6 prioriti6 sever5 tie5
highli customiz7 flexibl7 scalabl6 eleg6 beauti5 jquery5 intuit5 friendli5 toast5 lightweight5 vanilla5 modular5
highlight shiki5 syntax5 hyperlink5 editor5 footnot5
hijack attack6 poison5 xss5 malici5 exfiltr5
histogram sampl7 bucket6 feature6 over6 gaug6 sum6 avg5 counter5 unari5 xor5 inf5 wal5
histor successor6 histori6 inconclus6 supersed5 current5 retir5 tombston5 promot5 preserv5 qualif5 exact5 candid5
histori histor6
history changes8 releases8 micromatch7 terser6 vitej6 release6 idna6 qs6 googleapi6 stylist5 testcontain5
hl playback7 vh6 diagnost5 player5
hm nix7 darwin6 hei5 wt5 dotfil5 flake5
hmac cryptograph6 signatur6 rsa6 aes6 gcm6 sign5 sha5 crypto5 cryptographi5 seal5 encrypt5 ae5
hmr ssr7 teleport7 unmount7 hydrat6 suspens6 bail6 prop6 dom5 aliv5 hoist5 core5
hog posthog8 truffl6 trufflehog5
hoist linker6 sibl5 hmr5
hold noth6 deliber5 on5 whole5 stand5 half5 settl5 never5
holder liable9 liabl9 authors8 copyright8 damages8 liabil7 damag6 claim5 other5 advis5 tort5 author5
hole mesh5 triangl5
home altern6 rel5 ku5 yo5 il5 ur5 kr5 bn5 ko5 vn5
homebrew cask9 brew8 darwin6 nix6 uninstal6 maco6 instal6 sudo6 zshrc5 apt5 dotfil5 zsh5
homepag npmj5
honest honestli6 defect6 fold5 wors5 disagre5 car5 mandat5 verdict5 disclos5 genuin5 substanc5 rev5
honestli honest6 wors5 disagre5 defect5 disclos5
honeycomb relic8 datadog7 opentelemetry7 lgtm7 apm7 dog6 telemetri6 grafana5 instrument5
honor overrid6 npmrc5 preced5
honour default5 overrid5 overridden5
hook sessionstart7 pretooluse7 posttooluse7 pre6 subshel5 sh5 prewarm5 pipefail5
hope hopefulli5 someon5
hopefulli ugli6 complic6 littl6 awkward6 seem6 nicer6 make6 weird6 harder6 quit5 more5 much5
horizon amber6 sky6 grei6 golden5 silhouett5 mountain5 brown5 bamboo5 gold5 teal5 warm5 blue5
horizont vertic8 scroll6 bottom6 viewport6 tall5 layout5 scrollabl5 scrollbar5 pan5 axi5 pad5 parallax5
host hostnam5 self5 localhost5 proxi5 reachabl5 port5 loopback5
hostil tar5 gz5
hostnam dn7 dns6 ip6 https6 localhost6 pv6 port6 sni6 subdomain5 address5 tunnel5 tld5
hot unpublish6 volatil6 cold5 dirti5 durabl5 bookkeep5 campaign5 frontier5 lose5
hotkei shortcut7 keyboard6 mous6 clipboard6 wayland6 fullscreen6 ctrl5 esc5 click5
hotspot wifi5 fi5 wi5
hour dai7 minut7 month6 week6 time6 ago6 period5 second5 hourli5 weekdai5 ag5 cutoff5
hourli daili6 weekli6 hour5 monthli5 cron5 dai5
hous keeper6 click5 ddl5
hover button6 border6 focu6 bg5 mute5 tint5 subtl5 outlin5 secondari5 popov5
howev sinc7 abl7 sure7 possibl7 even7 seem7 thu7 sometim6 also6 realli6 though6 need6
hp death9 reviv8 actor7 resurrect7 dy7 prospect7 immun7 equip6 ruleset6 life6 heal6 mechan5
hq micromatch7 releases6 vitej6 qs6 softprop5 terser5 googleapi5 protoc5 goreleas5 testcontain5
hr employe5
href noopen7 dk7 blank7 ul6 blockquot6 alt5 sponsor5 utm5 king5 li5 img5 span5
hs reader5 writer5 latex5 man5 rst5 te5 lh5 tex5 gfm5 makefil5
hsl rgb8 srgb8 oklch8 hex6 grayscal6 xy6 xyz6 color5 chromat5 rgba5 nb5 lumin5
hst tls5 tl5 ssl5 https5 cors5 cor5
html xhtml6 markup6 markdown5 templat5 xml5 render5
htt auth6 oauth6 authent5 streamabl5 bearer5
http com8 github8 blob7 changelog6 compar6 note6 releas6 commit6 bump5 main5 dep5 io5
httpclient jm6 testifi6
https tls7 proxi7 sni7 tunnel7 tl6 localhost6 dns6 nginx6 ssl6 hostnam6 dn6 tld6
httpx asyncio5
hu cz9 fil8 ph8 sv8 ua8 cs8 nl8 pl8 ro7 uk6 po6 pot5
hub git7 gitlab6 pat6 gh6 repositori6 circleci5 bitbucket5 workflow5 ci5 gist5 yml5 pull5
hue chroma7 bia6 bias6 extrapol6 satur6 uniform6 xy5 systemat5 yr5
hug huggingface9 huggingfac8 lm7 fine6 llama6 face5 qwen5 infer5 tune5 silicon5 distil5 ollama5
huge lot5 larg5 big5
huggingfac hug8 huggingface8 face5 lm5 fine5
huggingface hug9 huggingfac8 lm7 fine6 face5 silicon5 llama5 infer5 distil5 tune5 qwen5 nvidia5
human decis5 readabl5
hundr thousand8 twenti7 seven7 ten7 million7 forti6 five6 roughli5 twelv5 eight5 year5
hunk jj7 neovim6 diff6 tmux5 rebas5 squash5 ghostti5 pane5 dotfil5 worktre5 keybind5
hunt threat5
hy ssl6 sni6 tls5 cert5 certif5 tl5
hybrid bm7 rag6 ft6 fusion6 retriev5 fuse5 reciproc5 graph5 augment5
hydrat ssr7 suspens7 hmr6 teleport6 unmount6 prop5
hyper hf6 timelin5 keyfram5
hyperlink footnot6 reader6 latex6 writer6 te6 tex6 docx6 gfm6 rst6 linebreak5 lh5 markdown5
hyphen lowercas8 alphanumer7 underscor7 punctuat6 letter6 charact5 acronym5 char5 dash5 whitespac5 colon5
hypothes hypothesi6 formul5 diagnos5
hypothesi hypothes6 formul5
hz adc7 ch7 pb6 eo6 usb6 firmwar5 ceil5 wi5 mux5 wifi5 peripher5
ia tu6 que6 iac6 con6 est6 para6 modulo6 un6 par5 de5 ao5 suport5
iac terraform7 ia6 sast6 infra5 hcl5 infrastructur5
iam role6 aws6 mfa6 aw6 sso5 gcp5 rds5
iana timezon6 bcp6 utc5 ietf5 rfc5 iso5 countri5 datetim5
ib broker5
ibm plex6 san6 neatli5
icloud outlook7 applescript6 gmail6 imap6 appl6 mail5
ico favicon7 png6 bmp5 jpg5 webp5 svg5 asset5
icon lucid6 logo5 glyph5 svg5 button5
icu intl6
id uuid6 uniqu6 agentid6 identifi5 userid5 projectid5 princip5
ide windsurf6 vscode6 antigrav5 editor5 cursor5 intelli5 code5 copilot5
idea good6 want5 great5 think5 realli5 thing5 someth5 discuss5
idempot reconcili6 webhook5 payment5 transact5 refund5 recheck5
ident princip6 stabl5 receipt5 exact5 immut5 prove5 independ5 proven5 accept5 opaqu5 author5 fingerprint5
identif seq5 splice5 probabilist5 heterogen5 ensembl5 classif5 pathwai5 cell5
identifi id5 uniqu5
idl aliv6 shut5 breath5 wait5 sine5 inact5
idna micromatch7 releases6 history6 qs6 urllib6 changes5 terser5 softprop5 vitej5 goreleas5 testcontain5
ie polyfil6 xhr5 safari5 browser5
ietf rfc7 bcp6 iana5 whatwg5 xhtml5
if not7 doe6 runtimeerror6 foreign5 no5
ignor exclud6 gitignor5
ii oi9 sw8 nc8 vk7 nd7 vw7 mc5 iii5 ey5 my5 mi5
iif cdn5 esm5 dist5
iii ii5 tour5
il ku8 tm7 yo7 fr7 et7 altern6 pt6 tk5 franc5 nl5 par5 utilis5
illeg typeerror6 except5 swallow5 uncaught5 throw5 valueerror5 unhandl5 invalid5
illumin php8 facad6 cont5 blade5 iron5
illustr logo5 wordmark5
im die6 der6 dll5 hall5
imag imagemagick6 png5 jpg5 webp5 crop5 thumbnail5 jpeg5 bmp5 photo5
imagemagick bmp6 imag6 webp5 jpeg5 crop5 jpg5
imageri earth6 terrain5 raster5
imagin someon6 tell5 someth5 want5 anyth5 suppos5
imap smtp8 gmail8 outlook8 mail7 inbox7 email6 mailbox6 icloud6 unsubscrib5 resend5 bcc5 send5
imessage sender7 inbound7 sms6 outbound6 what6 whatsapp6 messag6 recipi5 send5 deliv5 inbox5 sm5
img alt8 png6 shield6 donat6 svg5 jpg5 sponsor5 href5 githubusercont5 logo5 badg5
imit robot5 reinforc5
immedi after6 stop6 onc6 finish6 cancel5 wait5 again5 dure5 discard5 abort5 happen5 interrupt5
immers narr5 era5 emot5 dramat5
immun hp7 death6 resurrect6 reviv5 actor5 hazard5 prospect5 poison5 equip5 condit5 dy5 intrins5
immut receipt6 mutabl5 digest5 ident5 exact5 mutat5 stabl5 revis5 sha5 candid5 rollback5 promot5
impact rerend6 risk5 priorit5 rsc5 critic5 expens5 waterfal5 usememo5 critical5 urgent5
imper desir6 reboot5 placement5 tens5
imperson tls6 tl5 spoof5 fingerprint5 mitm5
impl serd7 ser7 deseri7 visit6 into6 visitor6 borrow6 struct6 mut5 further5 clippi5 fn5
implement algorithm5
impli limited8 implied8 warranties8 including8 warranti8 merchantability7 warranty7 provided7 fitness7 kind6 without5 includ5
implicitli overridden6
implied provided9 warranty9 limited9 including9 warranti9 warranties9 impli8 merchantability8 fitness7 kind7 data6 software6
import export5 barrel5 esm5 loader5 tsconfig5 cjs5 mj5 cj5 modul5
importantli much6 more5 complic5 most5 hopefulli5 somewhat5 thing5 mayb5 harder5 safer5 nicer5 perhap5
impos sublicens6 furnish6 patent5 permit5 restrict5 redistribut5 sell5 condit5
imposs swallow5
improv enhanc6 clariti6 better6 refactor6 ux5 consist5 feedback5 achiev5 significantli5
improvis attack5
in king5 that5 and5 the5 bird5 is5 utm5 out5
inaccur skeptic5
inact aliv5 idl5
inbound outbound8 sender7 imessage7 deliv6 deliveri6 ingress5 recipi5 webhook5 send5 resend5 ev5 relai5
inbox gmail7 imap7 mail7 email7 newslett6 unsubscrib6 smtp6 sender6 outlook6 send6 resend5 bcc5
incept bolt5
incid duti6 investig5 slo5 alert5 pager5 datadog5
incident damag7 damages6 tort6 liabil6 consequenti6 aris6 otherwise6 arising6 liabl5 liable5 other5 use5
includ warranti7 warranties6 including6 limited6 merchantability6 implied6 particular6 fitness6 warranty6 provided5 impli5 kind5
including limited9 implied9 warranties9 warranti9 merchantability8 fitness8 provided8 warranty8 impli8 kind7 data6 includ6
incom annual6 outgo6 tax5 au5 cent5 monei5
incompat newer5
incomplet partial5 miss5 proce5 unresolv5 ambigu5 proceed5 gracefulli5
inconclus qualif7 successor7 journei7 receipt6 closeout6 admiss6 authoris6 runbook6 histor6 rollback5 supersed5 proof5
inconsist confus6 incorrect5 mismatch5 potenti5 caus5 wrong5 consist5
incorpor refin5 retrospect5
incorrect incorrectli6 inconsist5 wrong5 fix5 caus5 mismatch5 mislead5 confus5 miss5
incorrectli incorrect6 previous5 correctli5 wrongli5
increas decreas7 reduc6 maximum6 speed5 max5 larger5
increment decrement6 counter5
inde linkedin6 scraper5
indefinit stick5 stall5 forev5 hang5 unbound5
indent paragraph6 whitespac6 newlin6 footnot5 rst5 spuriou5 block5 writer5 delimit5 reformat5 space5 surround5
independ remain5 mechan5 ident5 admit5 owner5 chronolog5 exact5 distinct5 proven5 recoveri5 prove5 must5
indetermin insuffici5 distinguish5
indexeddb sessionstorage7 localstorage6 storag5 sqlite5 lite5 store5 sq5 pwa5
indic bar5
indirect depend5 dep5 golang5
indirectli redistribut6 herebi5 licens5 worldwid5
indistinguish noth5 loudli5 silent5 wors5
individu each6 multipl5
industri technolog6
inet pv7 cidr6 ipv6 address5 ip5 subnet5 sock5 af5 port5 addr5
inf nan8 na8 infin7 neg6 float6 fraction5 stride5 divis5 expon5 subtract5 histogram5 sum5
infer model6 train5 torch5 silicon5 diffus5 pytorch5 hug5 gpu5 llm5 huggingface5 tune5 nvidia5
infin nan8 inf7 na7 float7 expon6 fraction6 neg6 precis5 decim5 integ5 ration5
inflat deflat6 decompress6 uncompress6 gzip6 zstd6 zlib5 lz5 unzip5 bomb5
inflect acronym6 plural6 underscor5 camel5
influenc empathi7 disposit6 skeptic6 reflect5 trait5
info loglevel5 show5 inform5
inform info5 gather5 help5
infra terraform6 mgmt6 prod6 provis6 stage5 hcl5 iac5 infrastructur5 ansibl5 deploi5
infrastructur enterpris5 deploy5 terraform5 infra5 devops5 sre5 platform5 iac5 autonom5 intellig5
ingredi food5
ingress inbound5 dns5 egress5 dn5 outbound5 topolog5
inherit overrid5 opu5 sonnet5 default5
ini conftest6 toml5 pyproject5
initi dure6 load6 lazi5 reload5 eager5 lazili5
inject defens6 exfiltr6 xss5 attack5 poison5 malici5 untrust5 prompt5
ink cream8 coral8 topbar7 accent6 focal6 navi6 pink6 headlin6 giant6 typographi6 pill6 white5
inlin markup5 block5
inner outer8 island5
innov empow5 explor5 centric5
input form5 field5
insensit match6 substr6 lowercas5 alphanumer5 lexicograph5 string5 multibyt5 alphabet5
insert update7 upsert6 alter6 delete6 fk6 table5 create5 transact5 tabl5 ddl5 column5 cascade5
inset px6 opac5 shadow5 pad5 bottom5 border5 rem5 lg5 pill5 blur5 radiu5
insid outsid5 wrap5 contain5
insight trend5
inspector devtools6 cdp5 dev5 debugg5
inspir lightweight6 minimalist6 framework5 modern5 eleg5 friendli5 flexibl5 simpl5 easi5 tini5 beauti5
inst classname5
instagram facebook8 tok8 tik8 reddit7 twitter7 linkedin7 social6 scraper6 youtube6 you5 tube5 whatsapp5
instal brew6 uninstal6 npx6 homebrew6 apt6 reinstal6 pip6 npm5 packag5 uvx5 setup5 yarn5
install template6 dnd6 rules5 instruct5 readme5 readm5 makefil5
instanc singleton5 class5 instanti5
instanceof sprawl7 uncheck7 dto6 unsaf6 typeof6 cast6
instanti subclass6 factori6 lazili5 class5 singleton5 defin5 callabl5 instanc5 eagerli5 constructor5
instead now6 return5 argument5 replac5 empti5 previous5 alwai5 nil5 throw5 longer5 from5 string5
institut financi6 econom5 compani5 fundament5 nation5
instruct agents6 guidanc6 prompt6 claude6 install5 readme5 readm5 concis5 skill5 md5 specif5
instrument opentelemetry7 telemetri7 tracer7 genai6 trace6 otel6 apm6 tel5 collector5 opentelemetri5 langsmith5 otlp5
insuffici suffici5 lack5 indetermin5 unavail5 distinguish5 chronolog5
insur econom5
int integ7 unsign7 uint7 bigint6 coerc6 coercion5 decim5 arrai5 bit5 float5 string5 cast5
intact untouch6
intak abus6 refund6 legal6 escal5 sup5 approv5 complaint5 financ5 admin5
integ int7 decim7 unsign7 float6 number6 bigint6 greater6 coerc6 uint6 numer5 arithmet5 valu5
integr langchain5
intel silicon7 amd6 nvidia6 gpu6 metal5 cpu5 mac5 macos5 appl5 hardwar5 acceler5
intelli ide5 fig5
intellig autonom6 ai6 toolkit6 engin5 power5 rag5 assist5 unifi5 enterpris5 multi5 analysi5 awar5
intend therefor5
intens energi6 solar5 dramat5 peak5
intent genuin5 decis5 choic5 deliber5
intention onli6 remain6 explicit6 explicitli5 unless5 scope5 broad5 narrow5 keep5 allowlist5 therefor5 outsid5
inter mono7 serif7 jetbrains7 jet7 eyebrow7 uppercas7 ramp6 headlin6 ital6 eb6 famili5 brain5
interact interfac5 librari5 wrapper5
intercept firewal6 middlewar5
interceptor respons5 underli5
interfac python6 librari6 simpl5 interact5 easi5 util5 wrapper5 lightweight5
interior golden5 atmospher5
intermitt flaki6 segfault5 fail5 failur5
internation intl6 ajax5
internet tunnel6 lan5 ip5
interpol extrapol5 linear5
interrupt resum5 continu5 immedi5 recov5 cancel5 stop5 abort5
intersect polygon7 triangl6 triangul6 sphere5 mesh5 convex5 rectangl5 point5
interv delai6 second6 time6 millisecond5 settimeout5 timer5 minut5 watchdog5 elaps5 timeout5 poll5
intl icu6 internation6 polyfil5
into deseri7 impl6 serd6 visit6 ser6 trait6 mut6 visitor6 borrow6 struct6 std5 further5
intrins lifetim5 prospect5 immun5
intro quickstart5 introduct5
introduc revert5
introduct guid5 cookbook5 quickstart5 intro5 doc5 tutori5
introspect crud6 prisma6 graphql5 cypher5 orm5 ql5 sql5 mongo5 schema5 mongodb5
intuit eleg7 flexibl6 friendli6 easi6 streamlin6 scalabl5 chainabl5 seamless5 highli5 minimalist5 straightforward5 leverag5
invalid malform7 miss6 error6 throw6 fail6 bad6 unexpect5 valueerror5 reject5 empti5 typeerror5 unsupport5
invari must5 ownership5
invent mere6 mechan5 prose5 frontier5 rather5 must5
inventori runbook6 deploy6 receipt6 journei6 rollout5 proof5 authoris5 cutov5 rollback5 preflight5 reconcil5 closeout5
invers polymorph6 associ5 singular5 autosav5 ha5 differenti5
invest financi7 trade7 portfolio7 stock7 market7 quantit6 fund6 financ6 econom6 yahoo5 bet5 sentiment5
investig incid5 systemat5 duti5
invit member7 roster6 membership6 princip6 kick6 guild6 discord6 stripe5 prefil5 registr5 club5 workshop5
invoc invok6 spawn5 subprocess5 execut5
invoic purchas7 payment7 sale7 supplier6 discount6 buyer6 currenc5 refund5 pai5 bill5 quantiti5 amount5
invok invoc6 command6 deleg5 spawn5 directli5 call5 subag5 execut5 arg5 argument5
involv particularli5
io readthedoc5 shield5 http5 quickstart5 vector5
ios android8 iphone7 os6 xr6 xcode5 safari5 phone5 devic5 mobil5 macos5 tv5 mac5
ip pv7 address7 ipv7 cidr6 hostnam6 dn6 dns6 subnet6 blocklist5 addr5 network5 port5
ipc proc6 kernel6 pf6 stub6 nr6 rt6 priv6 asid5 vf5 bl5 userland5 svc5
iphone ios7 phone7 tablet6 android5 devic5 mobil5 os5
ipv pv7 subnet7 cidr7 ip7 address6 inet6 dn5 hostnam5 egress5 dns5 vpc5 port5
ir ur7 bn7 sa6 fa6 pk6 tr6 kr6 ku5 altern5 ar5 rtl5 ko5
irc commun5 bot5 discord5
iron illumin5
irregular plural5 noun5
irrevers destruct5
is isempty7 that6 not5 true5 when5 bool5 in5 fals5 with5
isempty is7 not5 null5 truthi5
ish teal5 purpl5 satur5 white5 grai5 yr5 brown5 blue5 dark5
island inner5
iso utc6 timezon5 date5 iana5 bcp5 countri5 datetim5 contin5 microsecond5
isol share5 ephemer5
iss aud9 jwks9 jwk8 issuer8 jw8 oidc7 kid6 jwt6 pkce5 exp5 openid5 audienc5
issu bug7 issuecom6 discuss6 fix5 pull5 pleas5 thank5 assigne5 repro5
issuanc issuer6 certif6 oidc5 cert5 jwt5 mtls5
issuecom pull6 issu6 followup6 discuss6 stackoverflow5 thank5 pleas5 forum5
issuer iss8 aud8 oidc8 jwks8 jwk8 jw7 openid7 jwt6 pkce6 issuanc6 audienc5 fly5
istanbul ancient6 thesi6 citi6 empir6 era5 europ5 grand5 greatest5 curios5 payoff5 credibl5 plant5
it when6 book6 monkeypatch5 def5 that5
ital uppercas7 headlin6 bold6 serif6 inter6 mono6 eb6 eyebrow6 typographi5 underlin5 jetbrains5 em5
italian portugues9 dutch9 spanish8 german8 french8 swedish8 russian7 turkish6 english6 rephras6 polish6 european5
item tab6 list5 section5 snippet5 label5
iter loop5 foreach5 arrai5
iv gcm5 aes5 nist5 cha5 ae5 eu5 decrypt5 encrypt5
ja vn8 ko8 zh8 kr7 vi7 jp7 th7 cn7 hi7 altern5 sa5 po5
jam game5
jan quarter5 year5
januari utc6 leap6 date6 datetime6 timestamp6 week5 month5 quarter5 milli5 march5 mondai5 year5
japan china5 contin5 citi5 capit5 econom5
japanes korean9 chines8 rephras7 english7 french7 russian7 german7 spanish6 greet6 struggl6 portugues6 student6
jar gradl7 jvm7 kotlin6 jetbrain6 jdk6 maven6 pom5 apk5 scala5 kt5
java javascript8 scala5 js5 typescript5 script5 kotlin5 coffe5 bytecod5 pure5
javascript java8 js7 script6 typescript6 node5 ecma5 vanilla5 pure5 tini5 nodej5 coffe5 transpil5
jdk gradl6 jvm6 jar6 maven6 pom5 jetbrain5 kotlin5
je lu5 van5 al5
jekyl site6 wordpress5 cms5 blog5 websit5 cm5 astro5
jenkin circleci7 gitlab6 ci5 travi5 bitbucket5 devops5 appveyor5
jest mocha7 jsdom7 vitest6 eslint6 babel6 nx5 junit5 puppet5 tsconfig5 stylist5 prettier5
jet jetbrains9 mono7 inter7 serif7 brain7 eyebrow6 uppercas6 famili6 monospac6 ramp6 eb6 plex6
jetbrain jvm8 gradl7 maven7 kotlin6 jar6 junit6 scala5 jdk5 pom5 eclips5
jetbrains jet9 mono8 serif7 inter7 brain7 eyebrow6 uppercas6 famili6 monospac6 ramp6 plex6 eb6
jinja templat6 flask5 markup5 handlebar5 preprocessor5
jira confluenc7 atlassian7 ticket7 bitbucket6 notion6 sprint5 agil5 gitlab5
jit zig5 cpython5 llvm5
jitter backoff8 exponenti7 retri6 breaker6 resili5 throttl5 transient5
jj hunk7 dotfil6 worktre6 neovim5 nix5 rebas5 hei5 wt5 coloc5 squash5 git5 untrack5
jm maven7 semver6 direct6 httpclient6 minor6 apach6 patch6 eclips6 updat6 depend5 testifi5 bom5
job queue6 enqueu6 queu6 schedul5
join cte5 subqueri5 by5
joint pose5 diffus5
journal academ6 doi6 arxiv6 paper5 med5 articl5
journei qualif8 closeout7 inconclus7 successor7 runbook7 receipt6 admiss6 proof6 prove6 authoris6 ev6 inventori6
jp kr9 vn8 ko7 th7 ja7 vi6 sa6 altern6 ar5 tr5 hi5 zh5
jpeg webp8 bmp8 jpg7 gif7 lossless7 png7 compress5 lossi5 imagemagick5 imag5 hdr5
jpg webp8 png8 gif7 jpeg7 bmp6 alt5 img5 imag5 ico5 githubusercont5 thumbnail5 imagemagick5
jq yq6 printf6 pipefail6 stderr6 awk5 grep5 curl5 echo5 stdout5 stdin5
jqueri jquery7 ajax6 angular6 vanilla5 sortabl5 multiselect5 autocomplet5 vue5 draggabl5
jquery jqueri7 angular7 customiz7 vanilla7 multiselect6 drag6 ajax6 slider6 sortabl6 vue6 draggabl6 picker5
js typescript7 javascript7 node7 script6 commonjs6 esm5 react5 java5 angular5 vue5 cjs5 deno5
jsdoc typescript5 jsx5 eslint5 eslintrc5 prettier5 lint5 shareabl5
jsdom softprop8 testcontain7 testifi7 stylist7 jest7 hashicorp7 micromatch7 goreleas7 scorecard6 codeql6 release6 releases6
json yaml5 pars5 schema5 format5 ndjson5 serializ5
jsonb column5 nullabl5 null5 serializ5
jsonc config5 wrangler5
jsonl sidecar6 eval5 grader5 result5 av5 ndjson5
jsonp xhr5 charset5
jsonschema schema5 zod5
jsx jsdoc5 prop5 typescript5 babel5 transpil5 tsx5 dom5
judg grader7 rubric7 scorer6 eval6 evalu6 score6 grade5 faith5 judgment5 answer5 trajectori5 assert5
judgment rubric5 genuin5 judg5 question5 decis5
jump bookmark5 enter5 navig5 press5
junit maven7 bom6 testifi6 jetbrain6 jsdom5 testcontain5 jest5 pom5 spring5 jm5 jvm5 gradl5
justifi stronger5 genuin5 concret5 futur5 legitim5 unless5 subsystem5 suffici5 assumpt5
jvm jetbrain8 gradl8 kotlin7 jar7 maven6 jdk6 kt6 scala6 pom5 android5 junit5
jw jwk8 jwks8 aud8 iss8 issuer7 jwt7 oidc6 kid6 pkce5 signatur5 rfc5
jwk jwks9 aud8 iss8 jw8 issuer8 jwt7 oidc7 kid6 pkce6 signatur5 openid5
jwks jwk9 aud9 iss9 jw8 issuer8 oidc7 jwt7 pkce7 kid7 openid5 signatur5 token5
jwt jwk7 jwks7 oidc7 pkce7 jw7 issuer6 authent6 aud6 iss6 openid6 oauth6 auth6
ka tex7 te7 latex6 math6 la5 gfm5 equat5 hyperlink5 linebreak5 xe5
kafka rabbitmq7 mq7 rabbit7 microservic6 broker6 bu5 asyncio5 apach5
kb mb7 tb6 gb5
ke co5
kebab pascalcase9 camel9 pascal9 camelcase8 snake8 case7 acronym6 underscor6 upper6 lowercas5
keep stai7 while6 intention5 preserv5 onli5
keepal tcp5
keeper replic6 hous6 replica6 cluster5 readonli5 lag5
kei encrypt5 secret5 gpg5 key5
kern nr7 proc6 userland5 rt5 priv5 vf5 kernel5 asid5 pf5 va5 pm5 sy5
kernel userland7 proc6 rt6 elf6 asid6 nr6 ipc6 aarch6 boot6 vf5 pf5 va5
key update5 insert5 kei5
keybind vim8 neovim8 tmux8 ghostti8 pane6 emac6 lsp5 conf5 hunk5 zsh5
keyboard mous7 shortcut7 hotkei6 navig6 esc5 menu5 fullscreen5 drag5 gestur5 clipboard5 scroll5 touch5
keychain keyr6 os5 cred5 gpg5 credenti5 macos5 mac5 ios5
keyfram hf6 blink6 framer6 opac6 timelin5 tween5 anim5 eas5 hyper5
keyr gpg7 password6 keychain6 encrypt6 vault5 cred5 credenti5 secret5 decrypt5 plaintext5 sop5
keystrok pane5
keyword search5 bm5 similar5 reciproc5 match5
kg bm6 graph5 fusion5 tempor5 ft5 retriev5 reciproc5 knowledg5
ki kib9 mib8 mi7 gzip6 gib6 headroom5 uncompress5 wrangler5
kib ki9 mib8 mi7 gzip7 gib6 headroom5 wrangler5 uncompress5 byte5 tarbal5 mb5
kick guild7 prefil6 roster6 invit6 member6 discord5 leader5 gg5
kid jwks7 jwk6 aud6 iss6 jw6 issuer5
kill sigterm7 pid6 shutdown6 hang6 reap6 exit5 zombi5 wait5 process5 stop5 stall5 shut5
kimi deepseek8 glm8 minimax8 grok7 gemini7 xai7 qwen7 gpt7 openrouter6 mistral6 seek6 anthrop6
kind implied7 provided7 warranty7 warranti7 limited7 including7 impli6 warranties6 merchantability5 includ5 fitness5 express5
king utm8 noopen7 cubic6 blank6 yellow5 href5 in5 pull5 followup5 srcset5 coderabbit5 pictur5
kit sveltekit5 svelt5 tanstack5 tan5
km aws6 aw6 gcp5 rds5 amazon5 sx5 ecs5
knob budget5
know someth7 tell6 thing6 someon6 want5 actual5 believ5 realli5 happen5 look5 think5 worth5
knowledg belief5 retriev5 fact5 evolv5 codebas5 memori5 graph5 kg5 distil5 searchabl5 rag5
ko kr8 ja8 vn7 jp7 zh7 th7 vi6 altern6 tr6 sa6 hi6 cn5
korean japanes9 chines8 rephras7 french7 spanish7 german7 russian7 english7 greet6 student6 struggl6 portugues6
kotlin gradl7 kt7 jvm7 scala7 jetbrain6 jar6 android5 ok5 java5 bytecod5 jdk5
kpi retroact5
kr jp9 ko8 vn7 th7 sa7 ja7 tr7 altern6 ar6 ur6 vi6 ir6
kt kotlin7 gradl7 jvm6 pref6 android5 weekli5 dart5 jar5 scala5 cal5
ku yo9 il8 ur7 ng7 altern7 bn6 tm6 et6 tk5 fr5 ir5 pk5
kube helm7 kubernet7 pod7 kubectl7
kubectl kubernet7 helm7 kube7 pod6 oci5 terraform5
kubernet helm8 pod7 kubectl7 kube7 oci6 terraform5 docker5 container5 ec5 ecs5 ek5 deploi5
kv upstash6
kwarg arg6 argument6 subclass5 func5 def5 variad5 ctx5 param5 typeerror5
la te8 latex8 con7 tex7 xe6 linebreak6 writer6 tu5 ka5 reader5 math5 para5
lab gitlab6
label item5
lack insuffici5
ladder car5 verdict5 mandat5 carrier5 rev5
lag replic5 keeper5 replica5
lai bleed5 tall5
lake spark7 duckdb7 columnar7 duck7 parquet7 polar6 snowflak5 arrow5 panda5 fabric5
lambda aws7 serverless7 aw7 sn6 amazon6 ecs6 ek6 construct5 rds5 sam5 amplifi5 ec5
lan tcp6 comm6 wi6 wifi6 udp6 tunnel6 wireless6 fi5 internet5 usb5 bluetooth5 tailscal5
land verdict6 car6 conductor6 fold6 rev5 carri5 untouch5 never5 noth5
landscap portrait8 tall6 aspect5 viewport5 crop5 orient5
lane yard7 board5 rev5 lie5
lang langchain8 crew7 llama6 adk6 langsmith5 ai5 chain5 genai5 gen5 rag5
langchain lang8 crew8 adk7 llama7 ai6 chain6 llm5 rag5 ollama5 bedrock5 mistral5 anthrop5
langsmith genai7 otel6 telemetri6 opentelemetry6 collector6 tel6 trace6 tracer6 otlp6 instrument5 opentelemetri5
languag english6 natur5 translat5 multilingu5 turkish5
larg overhead5 reduc5 effici5 smaller5 small5 huge5 massiv5 larger5
larger smaller8 bigger7 fewer6 slightli5 much5 size5 increas5 significantli5 larg5
largest greatest5 million5
last at6 timestamp5 oldest5 dai5 month5 previou5 date5 desc5 week5 quarter5 recent5
lat lon9 latitud9 longitud9 geograph8 wg8 geo7 geoloc6 coordin6 countri6 distanc5 locat5 contin5
latenc cost6 overhead6 throughput6 bottleneck5 ms5 measur5 budget5 reduc5 bandwidth5
latent mixtur6 diffus6 heterogen6 probabilist5 neural5 cell5 variat5 attent5 dimension5 spatial5 sc5 seq5
later therefor6 becom6 mere6 earlier6 alreadi6 cannot6 futur6 remain5 durabl5 mechan5 ordinari5 establish5
latest lts6 prereleas6 version6 upgrad6 pin6 newer5 lt5 ver5 older5
latex te9 tex8 la8 writer7 linebreak7 reader7 ka6 hyperlink6 xe6 rst6 math6 lh6
latin transliter9 cyril9 roman7 alphabet7 rune7 arab7 unicod6 versa6 greek6 vice6 hebrew6 cjk6
latitud longitud9 lat9 lon9 geograph8 wg8 geoloc7 countri7 geo7 contin6 coordin6 locat6 street5
latter simpli5
launch launcher5
launcher chromium5 launch5 firefox5 desktop5 cdp5
law stranger6 disclosur5 source5 basi5 oblig5 defect5 lie5
lax samesite9 cooki6 ru5
layer spiral5
layout sidebar6 horizont5 viewport5 grid5 scrollabl5 drawer5 nav5 scroll5 panel5 page5 skeleton5 view5
lazi load6 lazili6 eager5 initi5
lazili eagerli6 eager6 load6 lazi6 instanti5 memoiz5 unload5 preload5 initi5
lc prewarm6 lru5 cach5 mtime5 mkdir5 ttl5 sessionstart5
ld elf6 musl5 libc5 llvm5 clang5
le utilis8 par7 du7 un7 et7 est6 facil6 franc5 de5 il5 del5
lead strip5 trail5 led5
leader elect6 kick5 vim5
leaf stai5 whose5 noth5 own5 reach5 never5
leak prevent6 leakag5
leakag contamin5 pii5 leak5 hallucin5 defens5 mitig5 sensit5
leap utc6 quarter6 januari6 date6 year5 dai5 week5 thi5 month5 datetime5 timezon5 weekdai5
learn train7 machin7 neural6 reinforc6 ml6 toolbox6 predict6 toolkit6 pytorch6 torch5 scienc5 artifici5
learner cours6 beginn6 student6 educ6 school6 teach6 learn5 lesson5 academi5 stanford5
leas cas6 active5 optimist5 ca5 absorb5 revis5 source5 epoch5
least nnn6 ut6 sts5 satisfi5 traceabl5
leav right6 bottom6 down5 off5 sit5
lectur cours5
led bluetooth7 spi7 esp7 peripher7 usb6 wireless5 micro5 wi5 lead5 devic5 wifi5 driver5
ledger receipt5 car5 closeout5 verif5 mandat5
leftov obsolet5 dangl5 old5 remov5 reclaim5 cleanup5 clean5
leg arm5
legaci old5 migrat5 retir5 backward5
legal privaci7 intak6 complaint5 founder5 gdpr5 abus5 approv5 refund5
legend pie5 toolbar5
legibl tall5 ratio5
legitim plausibl6 distinguish6 genuin6 therefor5 versu5 disagre5 fiction5 justifi5 consequ5 mere5 contradict5 neither5
len lens6 guardian5 adversari5
length byte6 maximum5 char5 max5 truncat5 exce5 int5
lens len6
less much7 more7 lot6 littl6 faster6 seem5 make5 complic5 often5 slightli5 harder5 smaller5
lesson teach6 academi5 cours5 student5 learner5 struggl5 rememb5
let want6 tell6 everyth6 thing5 anyth5 someth5 abl5 look5 someon5 sure5 carefulli5 need5
letter hyphen6 lowercas6 latin6 uppercas5 capit5 acronym5 cyril5 alphabet5 alphanumer5 underscor5 word5
levenshtein fuzzi7 distanc6 similar5 phonet5 pairwis5 shortest5
leverag streamlin6 empow6 seamless6 seamlessli6 augment5 flexibl5 intuit5 sophist5 facilit5 modular5 comprehens5
lex ek5 aw5 aws5 amazon5 ecs5 lambda5
lexer parser6 sitter5 peg5 beautifi5 grammar5 ast5 expr5 syntax5 prettifi5
lexic bm5
lexicograph sort6 insensit5 asc5 uniqu5
lf crlf8 gitattribut8 lfs7 eol6 sed6 wsl6
lfs lf7 git5 svn5 gitattribut5
lg rem8 xl7 pad6 px6 sm6 xs6 flex6 col5 breakpoint5 border5 typographi5 inset5
lgtm grafana8 loki7 opentelemetry7 relic7 apm7 otel7 telemetri7 honeycomb7 datadog7 tempo7 otlp7 tel6
lh latex6 rst6 te6 tex6 gfm6 reader6 writer6 hyperlink5 linebreak5 la5 hs5 footnot5
li ul8 blockquot6 href5
liabil damages9 tort9 otherwise8 arising8 damag8 aris8 liabl8 liable8 other7 consequenti7 holder7 whether6
liabl liable9 damages9 holder9 authors8 liabil8 damag8 tort6 copyright6 other6 consequenti6 otherwise6 incident5
liable liabl9 holder9 damages9 authors8 liabil8 damag7 copyright6 tort6 other6 consequenti5 claim5 advis5
lib src5 rb5 ts5 usr5
libc musl7 syscal7 malloc6 errno6 bsd6 glibc6 gnu5 abi5 aarch5 ld5 realloc5 linux5
libr offic6 pptx6 spreadsheet6 xlsx5 neatli5 excel5
librari python8 simpl6 wrapper6 util6 lightweight6 easi6 interfac6 framework5 toolkit5 base5 power5 easili5
licenc nc7 cc6 gpl6 licens5 suppli5 nd5 license5
licens license8 gpl8 mit7 redistribut7 proprietari7 spdx7 copyright6 patent6 worldwid6 herebi6 disclaim6 lv5
license licens8 mit7 gpl7 lv6 appendix5 opensourc5 shield5 proprietari5 spdx5 copyright5 contributor5 redistribut5
lie lane5 omiss5 law5
life hp6 death5 actor5 reviv5 equip5 resurrect5
lifecycl state5 owner5 ownership5 runbook5 remain5 procedur5 receipt5 admit5 recoveri5
lifetim intrins5 procedur5 needless5 borrow5
light dark7 sky6 bright6 blue5 palett5 amber5 white5 grei5 color5 mountain5 golden5 atmospher5
lighter darker8 shade7 colour6 darken6 lumin5 oklch5 rgb5 complementari5 satur5
lighthous seo5
lightn pytorch5 torch5 seamlessli5
lightweight friendli7 easi7 simpl7 tini6 framework6 minimalist6 fast6 flexibl6 librari6 power6 inspir6 modular6
like look6 wai5 realli5 thing5 seem5 well5 someth5 mayb5 also5 make5 think5
likelihood mixtur6 spectral5 parametr5 estim5
limit exceed6 max6 cap6 runawai5 exce5 rate5 maximum5 budget5 backpressur5 headroom5 limited5 warranties5
limited warranties9 including9 merchantability9 implied9 fitness9 warranti9 impli8 warranty8 provided8 kind7 merchant6 data6
line newlin5 paragraph5
linear polynomi6 quadrat6 discret5 generalis5 differenti5 algebra5 solver5 interpol5
linebreak latex7 writer7 te7 rst6 reader6 paragraph6 la6 newlin6 tex6 footnot6 spuriou5 hyperlink5
liner awk5
link page6
linkedin instagram7 tok7 facebook7 reddit7 tik7 twitter7 scraper6 inde6 social6
linker lockfil6 hoist6 npmrc5 cargo5 gv5 pnpm5
lint biom7 eslint7 linter7 eslintrc7 markdownlint7 prettier6 oxlint6 oxfmt6 shareabl6 formatt5 tsc5 typecheck5
linter lint7 formatt6 ruff6 biom6 markdownlint6 eslintrc6 checker5 prettier5 ty5 slop5 eslint5 autofix5
linux macos7 mac7 ubuntu7 os7 glibc6 freebsd6 arm6 aarch6 distro6 fedora6 gnu6 window6
list item5 filter5 group5 sort5 categori5
listen socket5 subscrib5 event5 handler5 broadcast5
lite sqlite9 sq9 databas7 db6 drizzl6 sql6 postgr6 dialect6 postgresql6 mysql6 ft5 pragma5
liter escap6 string6 regex5 quot5 bracket5 delimit5 backtick5 unescap5 backslash5 curli5
littl easier7 make7 lot6 stuff6 thing6 much6 nicer6 hopefulli6 complic6 realli6 nice6 bite6
live revalid5 campaign5 active5 cas5 prove5 epoch5 remain5 authorit5 current5 source5
llama ollama7 langchain7 mistral7 lang6 groq6 openai6 qwen6 openrouter6 llm6 deepseek6 hug6 anthrop6
llm ollama7 openai6 llama6 openrouter6 rag6 ai6 groq6 anthrop6 infer5 langchain5 model5 mistral5
llvm toolchain6 clang6 rustc5 compil5 zig5 rust5 cargo5 elf5 jit5 ld5
lm huggingface7 hug7 qwen6 ollama5 llama5 huggingfac5 tune5 fine5 silicon5 nvidia5 embed5 distil5
ln rm5 symlink5 mkdir5
lo ra7 tu6 que6 modulo6 ma6 con5 del5 sx5 fine5 para5 wan5
load eager6 lazi6 preload6 lazili6 initi6 unload5 autoload5
loader webpack5 esm5 import5 js5 mj5
localhost https6 hostnam6 loopback6 port5 tunnel5 proxi5 ngrok5 host5 serv5 tld5 nginx5 server5
localstorage sessionstorage8 indexeddb6 storag5 store5
locat latitud6 longitud6 geograph5 lon5 countri5 lat5 geoloc5 wg5
lock lockfil5 reaper5 acquir5 concurr5 mutex5 flock5 race5
lockfil pnpm7 yarn7 packagemanager7 npm6 linker6 workspac6 pin5 mise5 lock5 reinstal5 cargo5 npmrc5
lodash babel5 commonjs5
log logger6 debug6 loglevel6 trace5 traceback5 verbos5 stderr5 stdout5 stacktrac5 consol5
logarithm exponenti5 polynomi5 subtract5
logger log6 consol6 traceback5 debug5 loglevel5 formatt5
logic testabl5 refactor5
login auth7 logout7 authent7 oauth7 sso6 pkce6 account6 magic5 usernam5 openid5 revok5 unauthent5
loglevel debug6 log6 verbos5 info5 logger5 traceback5 stacktrac5
logo wordmark6 svg6 avatar6 taglin6 brand5 favicon5 hero5 icon5 center5 badg5 png5 illustr5
logout login7 auth6 authent5 pkce5 oauth5 unauthent5 sso5 pw5 magic5 revok5
loki grafana8 lgtm7 otel6 collector6 otlp6 tempo6 tel6 telemetri6 opentelemetry6 apm6 prometheu5 datadog5
lon lat9 longitud9 latitud9 geograph8 wg7 geo6 geoloc6 countri6 coordin6 locat5 distanc5 contin5
long short5
longer sinc7 now6 still6 old5 even5 also5 though5 previous5 howev5 need5 remov5 anymor5
longest shortest5
longitud latitud9 lat9 lon9 geograph8 wg8 geoloc7 geo7 countri7 coordin6 contin6 locat6 distanc5
look thing7 someth7 realli6 seem6 want6 like6 someon6 wai5 come5 anyth5 mayb5 think5
loop cycl5 wait5 iter5 call5
loopback localhost6 pv5 proxi5 https5 hostnam5 tunnel5 port5 host5 expos5 tailscal5
lorem faker5 dummi5 nonsens5
lose surviv6 recov6 loss6 durabl5 unpublish5 restart5 cannot5 dirti5 recoveri5 old5 hot5 never5
loss unpublish6 lose6 volatil5 barrier5 exposur5 destruct5
lossi lossless7 decod6 encod6 codec6 compress6 zstd6 deflat5 jpeg5 decompress5 lz5 zlib5
lossless lossi7 jpeg7 compress7 codec5 lz5 ultra5 bmp5 zstd5 webp5 encod5 decod5
lot much7 realli7 thing7 especi7 littl6 few6 seem6 stuff6 often6 complic6 mostli6 less6
loud loudli5 silent5 quietli5
loudli silent6 absent6 omiss6 unpars5 quietli5 disagre5 wors5 loud5 malform5 indistinguish5 degrad5 fail5
love great5 nice5
low high7 effort5 higher5 thorough5
lower upper6 higher6
lowercas hyphen8 alphanumer7 underscor7 letter6 acronym6 insensit5 punctuat5 uppercas5 capit5 upper5 kebab5 camel5
lowest highest6 prioriti5
lp solver5 quadrat5 solv5
lr flowchart5
lru evict7 ttl7 cach6 memcach5 lc5 decrement5
ls wc5 onelin5 bash5 cat5 grep5
lsp neovim6 vim6 keybind5 tmux5 zsh5
lt lts7 latest5 backport5
lts lt7 latest6 backport5 upgrad5
lu je5
lua mess5
lucid icon6 mui5
lumin rgb6 satur6 lighter5 hsl5 srgb5 darker5 chromat5 oklch5
lv license6 mit6 gpl6 licens5 bsd5
lz decompress8 zstd8 zlib8 deflat7 compress7 uncompress6 gzip6 unzip5 codec5 lossless5 webassembly5 inflat5
ma lo6 el5 que5 con5
mac macos9 os9 maco7 linux7 dmg6 notar6 appl6 window6 wayland6 xcode6 applescript5 gatekeep5
machin learn7 ml7 toolkit6 toolbox5 train5 neural5 preprocess5 scienc5 modular5 reinforc5 predict5 experi5
maco dmg8 macos7 mac7 notar7 cask6 os6 homebrew6 brew6 xcode5 linux5 gatekeep5 freebsd5
macos mac9 os9 maco7 linux7 dmg6 window6 notar6 wayland6 xcode6 appl6 applescript6 gatekeep5
macro serd6 clippi5 struct5 syn5 further5 rustc5 attr5 impl5 deseri5 codegen5
magic login5 auth5 logout5
magnet nuclear6 reson6 particl5 earth5
mai suport6 para6 ao6 um6 modulo6 que6 un5 est5 de5 tu5 su5 del5
mail email8 smtp7 imap7 inbox7 gmail7 outlook6 mailbox6 sender6 mailer6 send6 bcc6 unsubscrib6
mailbox smtp7 mail6 email6 imap6 mailer6 outlook5 gmail5 postfix5 inbox5 sender5 resend5
mailer mail6 mailbox6 smtp5 cabl5 testcase5 email5 unsubscrib5 mime5 rail5
main blob7 changelog7 commit6 github6 releas6 com6 note5 master5 http5 changes5 compar5
mainli miscellan6 handi5 commonli5 encapsul5 variou5 stuff5 easier5
maintain clariti5 contributor5
mainten recoveri5
major minor6 version5 rev5 breaking5 patch5 semver5 car5
make more7 easier7 littl7 wai7 much7 thing6 better6 quicker6 seem6 also6 nicer6 realli6
makefil deb5 man5 osx5 freebsd5 cmake5 pkg5 hs5 debian5 install5 dockerfil5
maker ware5
malform invalid7 unpars7 unknown7 miss6 failur6 error6 unsupport6 gracefulli6 fail6 unexpect6 nonzero5 corrupt5
malici exfiltr7 attack7 xss7 exploit7 vulner6 ssrf6 cve6 defens5 threat5 inject5 poison5 compromis5
malloc realloc8 libc6 alloc6
man hs5 makefil5
manag servic5 cloud5
mandat car6 carrier6 blanket6 conductor5 fold5 rev5 disciplin5 honest5 addendum5 ladder5 yard5 ledger5
mandatori oblig6 closur5 handoff5 unfinish5 must5 suffici5 rng5 step5
mani polymorph6 associ6 belong5 autosav5 ha5 relat5 often5 relationship5 lot5
manifest artifact5 registri5 dist5 yaml5 marketplac5 catalog5 tarbal5
manipul util6 variou6 facilit5 panda5 easili5 librari5
manner intuit5
map hashmap5 object5
mapper dto6 constructor5
mar apr5 gmail5
march januari5 month5 quarter5 week5
margin dk7 emphasi6 rem6 span6 pad6 em5 noopen5 flex5 blank5 height5 align5 href5
mark marker5 done5
markdown markup6 gfm6 docx6 remark6 writer6 latex5 html5 rst5 hyperlink5 pdf5 te5 reader5
markdownlint lint7 prettier7 eslint6 biom6 eslintrc6 shareabl6 linter6 oxlint5 oxfmt5 rule5 formatt5 es5
marker mark5
market trade8 stock7 financi7 invest7 fund6 price6 yahoo6 portfolio6 econom6 quantit5 coin5 financ5
marketplac catalog5 manifest5
markup markdown6 html6 jinja5 syntax5 gfm5 inlin5 rst5 plain5 beautifi5 xhtml5 writer5 indent5
marshal unmarsh6 dup6 serial5 coder5
mass spectral5
massiv larg5
master blob6 changelog6 main5 changes5 github5 history5
match substr7 regex6 insensit6 matcher5 unmatch5 prefix5 glob5 keyword5 filter5 suffix5 wildcard5 filenam5
matcher match5 regex5 substr5
materi mui5
math ka6 latex6 te6 mathemat6 tex6 equat5 la5 arithmet5 algebra5 sym5 formula5
mathemat algebra7 theori6 scientif6 math6 scienc5 educ5 equat5 arithmet5 sym5 formula5 rigor5 fundament5
matrix polynomi5 decomposit5
matt caption5 fg5
matter worth6 tradeoff6 enough5 tell5 good5 relev5 someth5 most5 usual5 thing5 rememb5 much5
maven junit7 jetbrain7 jm7 jvm6 bom6 eclips6 pom6 gradl6 testifi6 apach6 jar6 spring6
max min7 maximum7 exce6 cap6 exceed6 limit6 clamp5 budget5 length5 size5 increas5 headroom5
maximum max7 exce7 minimum6 increas6 exceed6 length5 min5 total5 limit5 clamp5 size5 capac5
mayb seem7 realli6 thing6 lot6 anywai6 also5 sens5 sure5 although5 look5 hopefulli5 though5
mb kb7 gb7 gib6 exce5 headroom5 size5 tb5 byte5 mib5 ram5 kib5 heap5
mc mend7 oi6 sw6 ii5
mcp server7 tool5 via5 ai5 cli5 stdio5 streamabl5 formerli5 expos5
md claude6 readme6 contributing6 doc6 codifi6 readm6 agents6 refer5 skill5 plan5 architectur5 architecture5
mdn mozilla8 aria5
mdx doc6 tanstack5 tan5 callout5 astro5
mean even6 howev5 though5 someth5 actual5 sinc5 simpli5 happen5 need5 differ5 assum5 still5
meaning clearli5
measur latenc5 accuraci5 estim5
mechan mere6 adjud6 consequ6 ordinari6 procedur6 actor5 later5 genuin5 independ5 versu5 concret5 becom5
med arxiv5 doi5 academ5 journal5 paper5
median averag6 deviat6 varianc6 pairwis5 percentil5 outlier5 sum5 statist5 trial5
medic patholog6 patient6 preprocess5 bio5 multimod5 vision5 toolbox5 scientif5 scienc5 yolo5 ml5 augment5
medium pictur5 video5 srcset5
mem memori5 mmap5 arena5
member invit7 princip6 membership6 prefil6 kick6 guild5 club5 roster5 workshop5 discord5 role5
membership invit6 member6 princip6 particip5 role5
memcach cach5 lru5 redi5 ttl5
memo usememo9 rerend8 useeffect8 memoiz7 usestate7 expens5 bust5
memoiz usememo7 memo7 rerend7 useeffect6 expens6 usestate5 lazili5 cach5 bust5
memor pronounc5 nonsens5 passphras5
memori recal6 persist6 cleanest6 bank5 mem5 rememb5 knowledg5 aider5 strand5 herm5 vector5 stateless5
memory compound6 solut6 frontmatt5 gotcha5 claude5 deepen5 contributing5 codifi5 brainstorm5
mend mc7 renov6 slim6
mental reflect7 consolid7 bank6 snippet6 mj6 recal6 mission6 retain5 reprocess5 tab5 untag5 fact5
menu button7 dialog7 toolbar6 toggl6 submenu6 shortcut6 dropdown6 tooltip6 popup6 sidebar6 navig5 click5
merchant fitness7 merchantability7 warranties7 purpose6 limited6 particular6 including6 warranti6 impli5 weigh5 implied5
merchantability fitness9 warranties9 limited9 including8 warranti8 purpose8 implied8 impli7 merchant7 particular7 warranty6 provided6
mere ordinari7 fiction7 mechan6 becom6 versu6 disclosur6 durabl6 establish6 frontier6 authorit6 later6 chronolog6
merg branch7 rebas6 squash6 pr6 graphit6 push5 bisect5 conflict5 git5 cherri5 trunk5
mermaid diagram8 flowchart7 shiki5 syntact5 viz5
mesh triangl7 triangul7 polygon6 convex6 intersect5 vertex5 sphere5 geometri5 hole5 gl5 rectangl5
mess weird5 stuff5 lua5 sure5
messag send7 receiv6 sender6 imessage6 notif5 deliv5 sms5 broadcast5
messeng whatsapp6 what6 we5 facebook5 bot5 vk5 instagram5 telegram5 unoffici5
messi csv5 tsv5 excel5
metal silicon7 gpu6 nvidia6 intel5 acceler5 amd5 appl5 cpu5
meter forti5 consumpt5
method class7 with6 for6 paramet5 ha5 subclass5 callabl5 to5 attribut5 setter5 function5 constructor5
metric prometheu5 aggreg5 otlp5 grafana5 telemetri5 monitor5 collector5 loki5 tel5 slo5 otel5 percentil5
mf vf5 bed5 printer5 sla5 plate5 slice5
mfa sso7 iam6 rbac6 authent6 cred5 role5 fa5 login5 credenti5
mgmt infra6 backbon5 terraform5 foundat5 gitops5 prod5
mi mib8 gib7 kib7 ki7 headroom6 oi5 vw5 ii5
mib kib8 mi8 ki8 gib7 headroom6 gzip6 mb5
micro esp6 led5 spi5
micromatch releases8 changes7 terser7 goreleas7 vitej7 qs7 history7 softprop7 testcontain7 release7 googleapi7
microsecond datetime7 utc6 datetim6 timestamp6 time6 timezon5 millisecond5 date5 tz5 dst5 clock5 januari5
microservic rabbitmq7 mq7 rabbit7 kafka6 broker6 fastapi6 asyncio5 rpc5 tful5 restful5 websockets5
microsoft azur6 offic5 outlook5
mid budget5
middl align6 vertic5 width5
middlewar request6 csrf5 cor5 fastapi5 cors5 flask5 cooki5 intercept5 rout5
migrat pg6 postgr5 postgresql5 supabas5 databas5 referenti5 sql5 legaci5 cutov5 collat5
mileston musl5 roadmap5 syscal5
milli date6 weekdai5 dai5 time5 januari5 mondai5 week5 timestamp5 utc5 datetime5 leap5 month5
million thousand7 hundr7 ten7 roughli6 seven5 largest5 five5
millisecond second6 time6 minut6 microsecond5 elaps5 interv5 durat5 clock5 delai5 deadlin5 hour5
mime charset6 multipart5 urlencod5 uri5 mailer5 encod5
mimetyp charset5
min max7 minimum5 clamp5 maximum5 pct5 threshold5
mind collabor5
mine scienc5 analys5 preprocess5 facilit5 studi5
mini minimax5 tg5 telegram5
minifi webpack6 transpil6 swc6 postcss6 esbuild6 rollup5 css5 sass5 stylesheet5 preprocessor5 sourcemap5 parcel5
minim fast5
minimalist eleg6 lightweight6 inspir6 tini5 super5 modern5 intuit5 friendli5 beauti5 opinion5 easi5 flexibl5
minimax glm8 deepseek8 groq8 qwen8 openrout8 kimi8 openrouter7 xai7 mistral7 openai7 ollama7 gpt7
minimum maximum6 min5 max5 exce5 threshold5
minio gcs6 scp5 amazon5 storag5 cloud5 gcp5 aws5 serverless5
minor semver7 updat7 direct7 patch7 major6 depend6 version6 bump6 jm6 chore6 dep5 type5
mint guest5 princip5
mintlifi mk5
minu calc5
minut second8 hour7 time6 millisecond6 dai5 ago5 interv5 clock5 month5 timeout5
mirror dto5 sprawl5
misc bat6 pnpm5
miscellan handi7 useful6 commonli6 mainli6 stuff5 programat5 commandlin5 conveni5 encapsul5 facilit5 bunch5 varieti5
misconfigur sast5 secur5 vulner5 snyk5
mise yarn6 hermet6 lockfil5 pnpm5 bun5 regener5 workspac5
mislead unreach5 incorrect5 confus5 loudli5
mismatch miss5 malform5 inconsist5 invalid5 incorrect5 unexpect5 unknown5 failur5 wrong5
miss invalid6 malform6 fail6 silent6 failur6 empti6 error6 mismatch5 unknown5 skip5 caus5 unexpect5
missing ce7 guardian6 persona6 feasibl5 unique5 review5 analyst5
mission bank6 reflect6 steer6 mental6 consolid5 recal5 reprocess5 retain5
misspel grammat7 spell7 typo6 word5
mistak stupid5 confus5 typo5 forget5 spell5 obviou5 wrong5
mistral deepseek8 groq8 openrouter8 ollama8 xai8 anthrop8 openai8 glm7 minimax7 openrout7 qwen7 llama7
misus segfault5 uniniti5
mit license7 licens7 gpl7 lv6 shield5 opensourc5 bsd5 proprietari5
mitig attack5 malici5 defens5 safeti5 leakag5 risk5
mitm attack6 imperson5 waf5 spoof5
mix elixir5 ex5 phoenix5
mixin class5 extend5 crud5
mixtur latent6 diffus6 heterogen6 probabilist6 likelihood6 ensembl5 neural5 predict5 variat5 estim5 spectral5 pytorch5
mj snippet7 mental6 cj5 reflect5 tab5 esm5 cjs5 loader5 import5
mk mintlifi5
mkdir tmp7 mv6 dir6 chmod6 pwd5 fs5 cp5 symlink5 temp5 lc5 rm5 ln5
ml machin7 toolkit6 learn6 train6 preprocess6 dataset6 tabular5 scienc5 pipelin5 pytorch5 modular5 torch5
mm hh8 yyyy8 yyyi8 dd7 ss7 volumetr5 nn5
mmap heap6 wal6 alloc5 chunk5 mem5 unmap5
mnemon passphras7 pronounc5 nonsens5 random5
mo sv5 ne5 po5 studio5 hu5 zh5
mobi buildx7 softprop7 testcontain7 testifi6 digitalocean6 golang6 hashicorp6 buildkit6 jsdom6 goreleas6 codeql5
mobil tablet7 phone6 iphone5 ios5 screen5 android5 devic5 breakpoint5
mocha jest7 jsdom5 eslint5 vitest5
mock spy6 test6 unittest6 fake5 fixtur5
mockup avatar6 bubbl5 stagger5 sine5 overwhelm5 morph5 centr5
mod nnn6 arch6 ut6 sy5 pseudocod5 decompos5 decomposit5 uncov5 traceabl5 req5
modal dropdown6 tooltip6 popov6 dialog6 drawer5 aria5 popup5 accordion5 toast5 combobox5 toggl5 menu5
mode disabl5 enabl5 default5 switch5
model infer6 llm5 train5 qwen5 openai5 openrouter5 gpt5 deepseek5
moder downgrad5 postcss5 advisori5 yr5
modern lightweight5 inspir5 eleg5 friendli5 minimalist5 fast5 opinion5 modular5 framework5 beauti5
modif modifi6 redistribut5 portion5
modifi modif6 sublicens5 copi5
modul util5 import5
modular framework7 scalabl6 flexibl6 agnost6 toolkit6 lightweight6 augment6 reinforc5 unifi5 effici5 multimod5 leverag5
modulo que9 para8 tu8 est8 ao8 um8 suport7 del7 con7 un7 el7 su6
moment beat5 feel5 pace5 dramat5
momentum pytorch5
monaco shiki7 editor6 codemirror5 vscode5
mondai week7 weekdai7 dai6 yesterdai6 month6 date6 quarter6 utc6 milli5 todai5 weekli5 januari5
monei currenc6 fee6 fund6 cent5 amount5 price5 tax5 pai5 incom5 dollar5 annual5
mongo mongodb9 orm8 datastor6 db6 crud6 databas6 neo6 sql6 postgr5 sq5 alchemi5 postgresql5
mongodb mongo9 orm8 datastor6 crud6 db6 neo6 databas6 sql6 postgr5 sq5 postgresql5 alchemi5
monitor health6 slo5 uptim5 datadog5 alert5 apm5 metric5 relic5 dashboard5
monkeypatch plist7 book6 bk6 conftest6 fixtur5 def5 goo5 it5 appl5 pytest5
mono serif9 jetbrains8 eyebrow8 inter7 jet7 uppercas7 topbar6 headlin6 san6 ramp6 plex6 typographi6
monorepo nx5 workspac5 pnpm5 root5
monospac fontsize9 font7 famili7 em7 jetbrains6 plex6 jet6 emphasi5 serif5 mono5 san5 ital5
monoton clock5 counter5
month dai8 week8 quarter7 ago7 hour6 weekdai6 year6 mondai6 yesterdai6 date6 thi5 leap5
monthli weekli6 daili6 annual5 quota5 hourli5 seat5 fee5
mood calm6 tone6 pace5 creativ5 play5
moon planet7 sunset7 sun7 solar6 earth5 sky5
more much8 better7 make7 less7 easier6 harder6 lot6 quicker6 seem6 simpler6 safer6 littl6
morn wind7 night6 distant5 wake5 water5 awak5 cook5 ritual5 atmospher5 golden5 air5
morph prewarm5 rearrang5 pivot5 entranc5 doesnt5 have5 mockup5
most often6 thing6 want5 much5 few5 well5 importantli5 need5 worth5 usual5 wai5 someth5
mostli stuff6 lot6 bunch6 realli5 few5 care5 thing5 weird5 seem5 mayb5 far5 especi5
motion anim6 eas6 entranc6 tween6 beat5 frame5 framer5 shoot5 fade5 feel5 camera5 opac5
motiv discuss5
mount unmount5
mountain water7 silhouett7 golden7 bamboo6 sky6 grei6 atmospher6 cook6 amber6 horizon5 rise5 warm5
mous keyboard7 hotkei6 drag6 gestur6 zoom5 shortcut5 pinch5 click5 scroll5 finger5 touch5 wheel5
move refactor5 renam5
movement combat6 camera6 peac6 tp5 gd5 stanc5 punch5 blend5
movi season8 episod7 favorit7 artwork7 poster7 genr7 tv6 playlist6 portal6 playback6 seri5 director5
mozilla mdn8 wikipedia5
mp video7 audio6 ffmpeg6 youtub6 yt6 artist6 subtitl5 podcast5 transcrib5 music5 spotifi5 whisper5
mq rabbitmq9 rabbit9 broker8 kafka7 microservic7 asyncio6 bu6 pub5 rpc5 asynchron5 nat5 twist5
ms latenc5 hermet5
msg derefer5
mtime ttl5 cach5 lc5
mtls tl6 tls6 handshak5 socket5 certif5 https5 websocket5 sni5 plane5 ssl5 cert5 issuanc5
much more8 lot7 better7 less7 harder7 seem7 often7 make7 thing7 realli6 quicker6 think6
mui radix6 shadcn6 lucid5 compon5 materi5
multi orchestr6 autonom5 consensu5 intellig5 swarm5 agent5 awar5 ai5
multibyt unicod6 utf6 rune6 charact5 char5 ascii5 encod5 charset5 insensit5
multilin newlin6 delimit5 comma5 whitespac5 indent5
multilingu speech6 tts5 recognit5 languag5 tt5
multimod augment7 vision6 rag5 medic5 unifi5 preprocess5 modular5 heterogen5 supervis5 hierarch5 recognit5
multipart urlencod7 charset5 mime5 request5 bodi5
multipl combin6 singl6 differ5 simultan5 each5 across5 individu5 togeth5 parallel5
multiplex websocket6 socket6 websockets5
multipli subtract5 tp5 combat5
multiselect jquery6 picker6 checkbox6 angular5 dropdown5 jqueri5 bootstrap5 select5 combobox5 form5 sortabl5
music song7 audio6 spotifi6 sound6 artist6 chord5 plai5 mp5 podcast5 sid5 youtub5 video5
musl syscal7 aarch7 libc7 errno7 glibc7 elf6 abi6 gnu5 ld5 userland5 linux5 clang5
must explicitli6 requir6 explicit6 unless6 onli6 cannot6 therefor6 accept6 remain6 exact5 satisfi5 treat5
mut borrow6 into6 visitor6 deseri6 visit6 struct5 impl5 ser5 rs5 proc5 fn5 rt5
mutabl authorit6 immut5 revis5 writabl5 sole5 campaign5 frontier5 epoch5 current5 particip5
mutat state6 cannot5 immut5 revis5 rollback5 prove5 optimist5 reconcil5 ordinari5
mute foreground6 bg6 contrast6 grai6 accent5 hover5 rgba5 oklch5 secondari5 background5 white5 border5
mutex semaphor6 acquir6 goroutin5 concurr5 flock5 race5 lock5
mutual exclus5
mux hz5
mv mkdir6 tmp6 fs5 cp5
mx smtp6 dns5 blacklist5 mail5
my mysql8 sql7 postgresql6 postgr6 databas6 sqlite5 db5 collat5 dialect5 sq5 lite5 oi5
mypi pyright7 ruff6 pep6 ty5 pytest5
mysql sql8 my8 postgresql8 postgr7 databas7 dialect6 sqlite6 db6 pg6 collat6 drizzl6 sq6
na nan8 inf8 infin7 float6 neg6 expon5 fraction5 divis5 falsi5
name prefix5 semver5 direct5
namespac prefix5
nan na8 inf8 infin8 neg6 float6 fraction6 falsi5 expon5 divis5 stride5 histogram5 over5
nano banana7
narr emot6 narrat6 documentari6 payoff6 curios6 immers5 thesi5 arc5 dramat5 tension5 era5 pace5
narrat narr6 documentari6 pace6 emot5 tone5 scene5 cue5 eleven5 cinemat5
narrow intention5 own5 broad5
nat broker6 outbox6 backbon6 mq5 rabbitmq5 posthog5 rabbit5
nation gov5 econom5 european5 weather5 institut5
nativ ios5
natur languag5 rephras5 english5 speech5 hear5
nav sidebar7 navbar7 navig6 breadcrumb6 footer6 switcher5 page5 menu5 layout5 button5 dropdown5 sticki5
navbar nav7 sidebar7 breadcrumb6 footer6 dropdown5 switcher5 popov5 menu5 page5 navig5 drawer5
navi pink8 cream8 teal7 coral7 white7 ink6 accent6 orang6 amber6 purpl6 brown6 blue5
navig nav6 sidebar6 page6 keyboard6 shortcut5 menu5 submenu5 breadcrumb5 toggl5 switcher5 scroll5 tab5
nb srgb6 rgb6 hsl5 xy5 chromat5
nc oi8 ii8 nd8 vw7 sw7 licenc7 vk6 cc5
nd oi8 nc8 ii7 sw7 vw6 vk6 licenc5
ndjson stdout5 output5 jsonl5 json5 emit5
ne mo5 nvidia5 subpackag5 torch5
nearbi quickstart5 vector5
nearest neighbor7 ann5 approxim5 closest5 shortest5
neat pretti5 nice5 littl5
neatli san8 plex7 font7 serif7 condens7 slab6 self6 ttf5 ibm5 mono5 famili5 tc5
necessari need6 howev6 possibl6 sure5 assum5 also5 reli5 seem5 appropri5 thu5 consid5 though5
need want7 necessari6 sure6 howev6 sinc6 anywai6 also6 anyth6 happen6 even6 everyth6 someth6
needless clippi7 borrow5 lifetim5 visit5 semicolon5 further5
neg nan6 inf6 infin6 na6 fraction5 rang5 float5 posit5
negat exclud5
negoti constitut5
neighbor nearest7 ann6 approxim6 polygon5 shortest5 neighbour5
neighbour neighbor5
neither exactli6 alon6 both5 never5 onli5 absent5 therefor5 whose5 either5 rather5 noth5 deliber5
neo cypher6 mongodb6 orm6 mongo6 datastor5 prisma5 lite5 graph5 db5
neon cyan7 purpl5 bright5 glow5 dark5 blue5 ff5
neovim keybind8 tmux8 vim7 ghostti7 dotfil6 lsp6 zsh6 pane6 hunk6 jj5 nix5 zshrc5
nest recurs6 deepli6 flatten6 arbitrarili5 travers5 object5
net vpn5
netlifi cm5 cms5
network ip5 pv5 neural5
neural pytorch8 torch7 differenti6 learn6 diffus6 probabilist6 train6 toolbox6 spectral6 predict6 ensembl5 heterogen5
never noth7 rather7 cannot6 silent6 refus6 reach6 alreadi6 ever5 exactli5 whose5 everi5 neither5
new ad5 chang5 add5
newer older7 latest5 upgrad5 newest5 revis5 old5 version5 pin5 incompat5
newest oldest7 desc5 recent5 newer5
newlin delimit7 whitespac7 backslash6 trail6 strip6 indent6 linebreak6 quot6 multilin6 line5 escap5 comma5
newslett inbox6 unsubscrib6 mail6 email6 sender5 smtp5 gmail5 imap5
next vite5 tanstack5
nextj nuxt5 vite5
nf suport5 req5 ao5 da5 nnn5
ng yo8 ku7 tm5 il5 et5 fr5
nginx https6 proxi6 tls5 front5 localhost5 tld5 tl5
ngrok localhost5
ni eu6 gdpr5
nice pretti7 littl6 handi6 stuff5 easier5 great5 realli5 wai5 quickli5 lot5 neat5 make5
nicer quicker7 harder6 littl6 clearer6 easier6 cleaner6 make6 hopefulli6 much6 smarter5 complic5 safer5
night tokyo6 morn6 wake5 awak5 sleep5
nightli rustc5
nil return6 rais6 typeerror5 derefer5 undefin5 empti5 null5 err5 instead5 for5 argument5 coerc5
nine typecheck7 eight6 five6 bun5 six5 ten5 turbo5 focus5 verif5 downstream5 seven5 pass5
nist eu6 soc6 owasp6 complianc6 iv5 gdpr5 act5 fip5 gov5 regul5
nit round5
nitro vite6 tan6 tanstack6 vercel5 sveltekit5 cloudflar5 remix5 bun5
nix darwin7 dotfil7 hei7 hm7 flake7 zshrc6 homebrew6 zsh6 wt6 jj5 neovim5 ghostti5
nl pl8 hu8 fil8 cz7 ph7 pt7 fr7 ua6 sv6 zh6 cs6 po6
nn yyyy5 yyyi5 dd5 hh5 ss5 mm5
nnn ut8 traceabl7 req7 sts7 mod6 arch6 decomposit6 uncov6 decompos6 least6 sy5 renumb5
no not6 doe5 if5 runtimeerror5 rais5
nobodi noth6 ever6 anyth6 wors6 someon6 whatev6 sai5 tell5 nowher5 goe5 els5 exactli5
node js7 script6 javascript5 deno5 esm5 commonjs5 typescript5 cjs5 nodej5 cj5
nodej eventemitter6 emitt5 node5 deno5 javascript5
nois noisi6 varianc5
noisi nois6
non empti5 treat5 falsi5 fals5 null5 reject5
nonc reboot6 desir6 guest5 converg5 sandbox5
none omit5
nonsens pronounc7 funni6 random6 memor5 passphras5 shuffl5 mnemon5 sentenc5 lorem5
nonzero malform5 exit5 stderr5 expect5 unexpect5 failur5 fatal5 unpars5
noopen blank8 utm7 dk7 king7 href7 em6 emphasi6 margin5 fontsize5 var5 target5 span5
norm principl5 constitut5
normalis defenc8 whoever7 untouch5 ps5
north south8 west7 east6 swipe6 finger6 gestur5
not doe8 if7 with6 have6 runtimeerror6 or6 that6 doesnt6 no6 when6 where5 is5
notar dmg8 gatekeep7 maco7 macos6 mac6 xcode5 os5 quarantin5 cask5 sign5 appl5
notat xy6 srgb5 rgb5
note changelog8 releas7 com7 github7 blob7 compar7 bump6 http6 commit6 dep5 main5 semver5
notebook qt5
noth never7 rather7 nobodi6 ever6 els6 anyth6 exactli6 sai6 still6 refus6 alreadi6 deliber6
notic copyright6 disclaim6 redistribut6 portion5 licens5 substanti5 herebi5 patent5
notif notifi7 send6 broadcast6 subscrib5 messag5 toast5 slack5 mail5
notifi notif7 send5 subscrib5 receiv5 alarm5
notion confluenc6 atlassian6 jira6 figma5
noun verb6 phrase5 adject5 word5 vocabulari5 plural5 singular5 irregular5 english5
nova bedrock6 aws5 amazon5 aw5
novel artifici5
now sinc6 longer6 instead6 also6 previous6 alwai5 even5 sure5 still5 correctli5 take5 anymor5
nowher nobodi5 noth5
npm yarn6 pnpm6 packagemanager6 lockfil6 packag6 dist6 instal5 bun5 npmj5 devdependencies5 npx5 workspac5
npmj homepag5 npm5
npmrc overrid6 gv5 pnpm5 honor5 lockfil5 linker5 workspac5 yarn5
npx instal6 uvx5 reinstal5 npm5 nvm5 yarn5
nr proc8 userland7 priv7 rt7 pm7 vf7 kern7 rq6 asid6 kernel6 stub6 va6
ns bench5 benchmark5
nt woff5
nu nuget7 hei5
nuanc synthes5 reason5 understand5
nuclear reson7 magnet6 particl5 crystal5 simul5 rai5 optic5 rigid5 symmetri5
nuget nu7 www5
null nullabl7 return6 empti6 falsi6 coerc5 truthi5 nil5 undefin5 fals5 throw5 isempty5 valu5
nullabl null7 bool6 coerc5 cast5 where5 boolean5 coercion5 jsonb5 or5 valu5 enum5
num algebra5 cu5 numer5 torch5
number integ6 decim6 numer6 arithmet5 float5 precis5 greater5 int5 expon5
numer number6 integ5 decim5 arithmet5 num5 ration5 finit5
nuxt astro8 remix6 svelt6 vite6 sveltekit6 sitemap5 vitepress5 tanstack5 seo5 nextj5 tan5
nv gpu6 nvidia6 ssd5 enrol5
nvidia silicon7 gpu7 intel6 metal6 nv6 cpu5 amd5 ne5 cu5 acceler5 llama5 infer5
nvm npx5
nx monorepo5 jest5 vitest5 tsconfig5
oauth auth8 pkce7 authent7 login7 bearer7 token6 htt6 jwt6 oidc6 openid6 account5 cred5
ob scrub5 sentri5 revalid5
object arrai6 properti5 serializ5 dict5 deepli5 stringifi5 nest5 dataclass5 map5 flatten5 serial5
oblig admit6 recover6 consequ6 procedur6 owner6 chronolog6 mandatori6 closur6 occurr6 recoveri6 rng6 durabl5
observ consolid5 lgtm5
obsidian vault6
obsolet remov7 unneed6 unus6 leftov5 rid5 favour5 cleanup5 old5
obtain herebi6 worldwid5 softwar5 deal5 sublicens5 redistribut5 grant5 charg5 copi5
obviou worth6 clearli5 trivial5 somewhat5 surpris5 complic5 confus5 mistak5 often5 realli5 unclear5 thing5
obvious appar5 weird5 somehow5 harder5 realli5 seem5 annoi5 far5 hopefulli5 mayb5
oc tmux5
occup wind5
occur encount5 happen5 immedi5 dure5 unexpect5 situat5
occurr tempor6 oblig6 rng5 admit5 causal5 semant5 chronolog5 suffici5
oci kubernet6 helm6 pod5 kubectl5 ghcr5 docker5
od xlsx7 spreadsheet6 pptx6 excel6 tsv6 xl5 offic5 equat5 solver5 csv5 docx5 differenti5
odd bet5
of the5 to5 quarter5 and5 for5
off leav5
offic pptx7 xlsx7 spreadsheet7 excel6 libr6 docx6 pdf5 od5 microsoft5 sheet5
offici sdk7 unoffici6 api5 gatewai5
offload cpu5
offset posit5
often usual7 much7 sometim6 realli6 most6 lot6 seem6 want6 especi6 thing6 surpris6 enough6
og favicon6 seo6 astro5 sitemap5
oh opencod5
oi ii9 sw8 nc8 vw8 nd8 vk7 mc6 my5 mi5 ey5
oid postgresql5 cidr5 postgr5
oidc issuer8 openid8 jwks7 pkce7 jwt7 jwk7 iss7 aud6 authent6 jw6 token6 oauth6
ok kotlin5
oklch hsl8 foreground7 rgba6 color6 darker6 contrast6 wcag5 bg5 hex5 rgb5 mute5 dark5
old longer5 older5 delet5 stale5 restor5 remov5 legaci5 leftov5 newer5 obsolet5 lose5 renam5
older newer7 old5 upgrad5 latest5
oldest newest7 desc6 asc5 last5
ollama openrouter8 openai8 groq8 mistral8 deepseek8 qwen7 llama7 anthrop7 openrout7 minimax7 glm7 gpt7
omiss loudli6 disagre5 absenc5 absent5 lie5
omit treat6 empti5 default5 field5 none5 onli5 absent5 unset5
on exactli6 each6 same6 everi6 two6 whole5 three5 onc5 four5 hold5 anoth5 distinct5
onboard walkthrough5
onc again7 immedi6 alreadi6 everi6 twice5 happen5 re5 on5 exactli5 after5 subsequ5 still5
onelin wc7 blame5 git5 uncommit5 ls5 unstag5 branch5
onli explicitli7 unless6 must6 intention6 therefor6 explicit6 still6 neither5 unchang5 never5 scope5 exist5
oom rm5
oop beginn5
op devops6 devop5 sre5
opac blur7 glow6 fade6 keyfram6 subtl6 tween6 inset5 eas5 shimmer5 scale5 entranc5 motion5
opaqu princip5 ident5
open openai6 ai6 anthrop5 mistral5 xai5 openrouter5 minimax5 qwen5 ollama5 deepseek5 gemini5 groq5
openai anthrop8 ollama8 groq8 openrouter8 xai8 mistral8 gpt7 deepseek7 qwen7 minimax7 openrout7 gemini7
openapi swagger7 graphql6 autogener5 zod5 tful5 restful5 api5 fastifi5 rest5 pydant5 ql5
openclaw claw8 herm8 aider6 opencode5 opencod5 droid5 goos5 codex5
opencod opencode8 codex6 claud6 antigrav6 grok6 gemini6 oh5 openclaw5 copilot5 tmux5 herm5 pi5
opencode opencod8 antigrav8 codex7 claud7 grok7 copilot7 droid6 gemini6 cursor6 aider6 windsurf6 kimi6
openid oidc8 issuer7 pkce6 jwt6 sso6 authent6 oauth6 auth5 jwks5 login5 jwk5 iss5
openrout openrouter8 deepseek8 groq8 minimax8 anthrop7 mistral7 ollama7 openai7 glm7 xai7 gpt6 qwen6
openrouter openrout8 deepseek8 ollama8 mistral8 groq8 anthrop8 openai8 minimax7 glm7 qwen7 xai7 gpt7
opensourc license5 mit5 licens5 conduct5
openssl ssl6 rsa6 pkc5 cryptographi5 tl5 cipher5 gcm5 certif5
opentelemetri collector8 contrib7 otel7 telemetri6 testifi6 softprop6 otlp6 golang6 grpc6 tel5 instrument5 hashicorp5
opentelemetry telemetri8 genai8 tracer7 tel7 otel7 instrument7 lgtm7 apm7 otlp7 trace7 collector7 honeycomb7
operand combo5 dimens5 uid5
operation admit5
opinion minimalist5 modern5 scaffold5 boilerpl5 highli5
opportun barrier5 signific5 handoff5
opportunist barrier5 exposur5 advisori5 unpublish5
opposit axi5
opt default6 flag5 option5 enabl5 overrid5
optic rai7 crystal6 symmetri5 particl5 simul5 differenti5 beam5 nuclear5 reson5 scatter5 diffus5 toolbox5
optim perform6 effici5 optimis5 algorithm5 neural5 differenti5
optimis optim5 surrog5 greedi5 constrain5 solver5 differenti5 reinforc5
optimist cas6 leas5 mutat5 race5 transact5
option default7 set6 paramet6 allow5 opt5 overridden5 flag5 overrid5 argument5 respect5 ad5 addit5
options query5 request5 verb5 cor5 cors5 delete5 csp5
opu sonnet9 haiku8 effort6 adversari5 inherit5 synthesi5 council5 review5 subag5
or where7 doesnt7 have7 not6 by6 with6 ha5 to5 for5 pivot5 nullabl5 doe5
oracl postgresql5 postgr5 pg5 sql5 mysql5 dialect5 databas5
orang pink8 purpl7 blue7 brown7 teal7 amber7 green7 white7 yr6 navi6 grai6 red6
orbit tilt5 slowli5 breath5
orchestr agent6 autonom6 multi6 planner5 subag5 deleg5 agnost5 parallel5 fleet5 swarm5
order sort6 unord6 asc6 desc5 tie5 supplier5
ordinari mere7 campaign7 recoveri6 durabl6 versu6 authorit6 mechan6 becom6 establish5 later5 therefor5 fiction5
org www5 wikipedia5 wiki5
organ organiz6 hierarchi5
organis uid7 enrol6 ou6 tracker6 unit5 dimens5 organiz5 entiti5
organiz organ6 organis5 hierarchi5
orient landscap5
origin branch5 rebas5
orm mongodb8 mongo8 crud7 sql6 datastor6 alchemi6 neo6 databas6 prisma6 db5 mysql5 dialect5
orphan cleanup6 reclaim5 reap5 delet5 stale5 zombi5 reconcil5 teardown5 reconcili5 prune5
orthogon axi5
os macos9 mac9 linux7 ios6 maco6 xcode6 appl5 window5 notar5 applescript5 dmg5 keychain5
osc clipboard5
oscil sine6 wave6 breath5
osx freebsd6 cmake5 maco5 mac5 xcode5 makefil5 macos5 perl5 window5 gcc5 workaround5 linux5
otel tel9 collector8 otlp8 telemetri8 opentelemetry7 opentelemetri7 lgtm7 genai7 langsmith6 tracer6 loki6 grafana6
other tort7 aris7 otherwise7 liabil7 arising7 damages7 otherwis7 whether6 damag6 liabl6 liable6 holder5
otherwis arising7 otherwise7 aris7 tort7 whether7 other7 liabil6 use6 software6 damages5 damag5
otherwise arising9 aris9 tort9 liabil8 use8 damages8 software7 otherwis7 damag7 other7 consequenti6 incident6
otlp otel8 tel8 collector8 telemetri7 opentelemetry7 lgtm7 grafana6 trace6 tempo6 loki6 genai6 tracer6
otp email6 sms6 resend5 smtp5 password5 sm5 inbox5
ou organis6 enrol6 uid6
out quad5 in5
outbound inbound8 imessage6 deliveri6 sender6 recipi5 deliv5 ev5 ingress5 egress5 qualif5 replai5 uncertain5
outbox nat6 deliveri6 broker5 consum5
outcom success6 genuin5 uncertain5 produc5 distinguish5 ambigu5 failur5 cannot5 envelop5 defect5 reject5 absent5
outdat readm5 readme5
outer inner8
outgo incom6 send5 sender5
outlier varianc5 statist5 median5 deviat5
outlin elev6 shadow6 border6 stroke6 tint5 solid5 ring5 hover5 subtl5 pill5
outlook imap8 gmail8 icloud7 smtp7 mail6 inbox6 email6 mailbox5 applescript5 calendar5 microsoft5
output stdout7 stderr6 verbos6 stdin5 parseabl5 ndjson5 pipe5 print5 tee5 consol5 readabl5
outright refus6 guest5 volum5 vm5 loudli5 predat5 noth5
outsid insid5 own5 root5 onli5 intention5
outward rippl5
ov yolo5 pose5
over avg7 histogram6 sum6 sampl5 nan5
overal pp5 achiev5 averag5
overflow viewport6 ellipsi5 width5 scrollbar5 shrink5 scrollabl5 truncat5 height5 horizont5 flex5 bottom5 scroll5
overhead reduc6 latenc6 wast6 perf5 benefit5 significantli5 faster5 larg5 alloc5 expens5 heavi5 slower5
overkil seem5 less5 ugli5
overlai backdrop5 popov5 fullscreen5
overload constructor5
overrid default7 set6 overridden6 global6 npmrc6 honor6 config6 inherit5 env5 honour5 option5 configur5
overridden default6 overrid6 set6 implicitli6 sensibl6 option5 honour5 configur5 addition5 variabl5
overs exce5 truncat5
overshoot bounc8 snappi6 stagger6 eas6 settl6 tween6 elast6 entranc6 pop6 play6 feel5 spring5
oversight eu6 act6 gdpr6 soc5 regul5
overview redesign6 detail5 doc5
overwhelm mockup5
overwrit clobber6 exist5 overwritten5
overwritten overwrit5
owasp nist6 threat5 cheat5 secur5 soc5 vulner5 auditor5
own boundari5 whose5 ownership5 rather5 exactli5 runtim5 admit5 narrow5 outsid5 canon5 independ5 leaf5
owner remain7 ownership7 recoveri6 oblig6 evid6 admit6 durabl5 procedur5 approv5 boundari5 accept5 author5
ownership owner7 boundari6 canon5 own5 remain5 admiss5 subsystem5 scope5 admit5 explicit5 recoveri5 lifecycl5
oxc oxfmt8 releases6 stylist6 prettier6 micromatch6 eslint5 vitej5 changes5 goreleas5 googleapi5 history5 oxlint5
oxfmt oxc8 oxlint7 prettier7 biom6 eslint6 lint6 eslintrc5 markdownlint5 typecheck5 tsconfig5 stylist5 tsc5
oxford qc5
oxlint oxfmt7 lint6 typecheck6 biom6 eslint6 tsconfig6 markdownlint5 vitest5 prettier5 bun5 oxc5 turbo5
pa retract7 tower6 pressur5 volumetr5 printer5 wipe5
pace beat7 tension6 dramat6 calm6 emot6 narrat6 tone6 excit5 payoff5 mood5 cue5 rhythm5
packag npm6 instal5
packagemanager yarn7 pnpm7 lockfil7 npm6 devdependencies5 pin5 unpin5 instal5 reinstal5 registri5
packet qualif5 journei5 udp5
pad px7 lg6 rem6 flex6 bottom6 tighter6 width6 margin6 inset5 tablet5 col5 vertic5
page link6 navig6 sidebar5 footer5 nav5 site5 content5 navbar5 layout5 websit5
pager duti7 incid5 datadog5
pai payment8 refund6 recheck6 buyer6 invoic5 amount5 reconcili5 fee5 currenc5 tg5 monei5 trial5
pain problem5 tend5 often5
paint rect5 triangl5 rectangl5
pairwis score6 median5 levenshtein5 cosin5 comparison5 averag5 similar5 distanc5 varianc5
palett grei6 dark6 color6 colour5 light5 theme5 blue5 amber5 teal5 warm5
pan zoom7 pinch6 gestur6 parallax6 finger6 swipe6 tilt5 slowli5 scroll5 camera5 horizont5 flip5
panda polar6 parquet6 duckdb6 csv6 duck6 datum6 excel6 tabular6 spark5 exploratori5 lake5 manipul5
pane tmux7 keybind6 vim6 ghostti6 ctrl6 neovim6 tui5 termin5 hunk5 submenu5 navig5 keystrok5
panel toolbar6 button6 sidebar6 menu5 toggl5 dialog5 widget5 dock5 view5 chip5 layout5 click5
panic panick6 err6 derefer6 error5 fatal5 goroutin5 unexpect5 nil5
panick panic6 derefer5 error5
paper arxiv7 academ7 doi7 citat6 confer5 scientif5 journal5 cite5 med5
par utilis8 le7 du7 et7 un6 franc6 est6 de6 facil5 ia5 il5
para que8 ao8 modulo8 um8 suport8 tu8 con7 est7 de7 su7 un7 del6
paragraph footnot7 indent6 linebreak6 writer6 bullet6 rst6 reader5 block5 newlin5 surround5 docx5 remark5
parallax pan6 zoom6 camera5 scroll5 motion5 horizont5 reveal5 smooth5
parallel sequenti6 concurr6 batch5 spawn5 orchestr5 simultan5 multipl5
param paramet7 method5 kwarg5
paramet param7 constructor6 argument6 option6 method5 variad5 callabl5 valu5
parametr likelihood5
paraphras sentenc5 resort5 student5 speaker5
parcel webpack6 rollup6 esbuild6 swc6 sourcemap5 minifi5 vite5 bundler5
paren backtick5 curli5 quot5
parent child7 ancestor5 descend5
parenthes bracket5
pariti bat5
park yard5
parquet duckdb8 duck7 columnar7 lake7 panda6 csv6 polar6 spark6 tsv5 arrow5 excel5 gcs5
pars parser7 format5 json5 xml5
parseabl stdout6 pipe5 output5 stderr5 stdin5
parser pars7 lexer6 xml5 syntax5 peg5 xpath5 ast5 sitter5
parti third7
partial success5 incomplet5 fail5
particip ordinari5 membership5 prospect5 sole5 mutabl5 elig5 versu5 mere5
particl nuclear5 rai5 optic5 crystal5 magnet5 simul5
particular purpose8 fitness7 merchantability7 warranties6 purpos6 merchant6 warranti6 includ6 limited6 fit5 including5 authors5
particularli especi6 lot6 often5 commonli5 bunch5 involv5 handi5 much5 sometim5
partner storefront7 gift6 referr6 discount6 growth6 withdraw5 pilot5 purchas5 cohort5 sale5 reward5 stage5
pascal pascalcase9 camel9 camelcase9 kebab9 snake8 case7 upper6 acronym6 underscor6
pascalcase pascal9 camel9 camelcase9 kebab9 snake9 case7 upper6 acronym6 underscor6 capit5 lowercas5
pass check6 typecheck6 expect5 run5 smoke5 rerun5 focus5 nine5
passiv gestur5
passphras mnemon7 password7 pronounc5 random5 gpg5 strong5 salt5 encrypt5 nonsens5 hasher5 memor5 cryptograph5
password passphras7 keyr6 salt6 hasher6 gpg6 crypt6 encrypt6 usernam6 bcrypt5 cred5 otp5 authent5
pat hub6 artifactori5 git5 gh5 za5 token5
patch semver7 version7 minor7 direct7 depend7 updat7 bump6 jm6 dep6 type5 chore5 major5
patent redistribut7 copyright6 licens6 herebi6 impos5 proprietari5 sublicens5 disclaim5 worldwid5 furnish5 agreement5 notic5
path dir7 directori7 absolut6 basenam6 root6 subdirectori5 cwd5 subdir5 filepath5 symlink5 pwd5 tild5
patholog medic6
pathwai splice6 seq5 regulatori5 sc5 cell5 identif5
patient medic6
pattern convent5 codebas5 regex5 grep5 compound5 practic5
payload envelop6 raw5 receiv5
payment refund8 pai8 invoic7 reconcili6 buyer6 recheck6 purchas5 webhook5 discount5 settlement5 stripe5 provis5
payoff curios8 plant7 tension7 thesi7 emot7 narr6 dramat6 era6 pace5 viewer5 istanbul5 unbreak5
pb hz6 adc6 usb6 ch6 wifi6 wi5 firmwar5 pocket5 fi5 sd5
pc fiction6 proposit6 provision5 versu5 mere5 disclosur5 player5 clue5 world5 belief5
pct percentag5 min5
pdf docx7 pptx7 xlsx6 excel6 offic5 markdown5 handwritten5 convert5 vu5 spreadsheet5 extract5
peac combat8 stanc8 gd8 punch8 blend7 tp6 drone6 movement6 foot6 aim5 polic5
peak intens5 footprint5
peg lexer5 parser5
pem pkc7 certif6 cert6 der6 crt5 rsa5 certifi5
pen stroke5 draw5
penalti recenc6 boost5
pend resum5 queu5 continu5 cancel5 suspend5
pep mypi6 pyproject6 pyright5 poetri5 uv5 pyyaml5 pip5 pydant5
per each5 total5 budget5 across5 cost5
perceiv percept6
percentag averag5 total5 pct5 count5
percentil averag5 avg5 median5 histogram5 aggreg5 metric5
percept drone6 perceiv6 gd5 bias5
perf overhead5 elimin5 reduc5 unnecessari5
perfect beauti5
perform effici6 optim6 high5 bottleneck5
perhap mayb5 anywai5 unfortun5 seem5 although5 importantli5
period hour5 dai5
peripher spi8 usb7 led7 adc6 esp6 bluetooth6 hardwar6 firmwar5 wi5 devic5 driver5 wifi5
perl xs5 cmake5 osx5
perm qq6 permiss5 deni5
perman forev5 unreach5
permiss grant6 deni6 privileg6 restrict5 perm5 role5 access5 herebi5
permit furnish6 sublicens6 restrict5 impos5 sell5 redistribut5 patent5 softwar5 condit5
permut random5 entropi5 forest5 variat5
perpetu worldwid6 trade6 herebi5 market5 price5 fund5 coin5 fee5
perplex chatgpt6 gpt6 grok6 deepseek5 openai5 chat5 deepwiki5 anthrop5 xai5 openrout5 openrouter5 gemini5
persian hebrew8 arab7 vietnames7 turkish6 roman6 greek6 transliter5 bidi5 cyril5 western5 chines5 thai5
persist memori6 store6 session5 storag5 rememb5 durabl5 herm5 strand5
person compani5 everyon5
persona ce6 specialist6 missing6 review5 guardian5 architect5 analyst5 expert5 sonnet5
perspect angl5
pf proc6 asid6 ipc6 nr6 sig6 rt6 kernel5 priv5 pm5 vf5 userland5 rq5
pg postgr7 postgresql7 mysql6 sql6 create6 databas6 collat6 migrat6 ddl5 db5 oracl5 update5
ph fil9 cz9 ua9 hu8 cs8 pl8 ro7 uk7 nl7 sv6
phase plan6 brainstorm5 wave5
philosophi principl5 practic5 tdd5
phoenix ex7 elixir6 plug6 supabas6 mix5 gen5 umbrella5 hello5
phone iphone7 tablet6 mobil6 sms6 ios5 devic5 whatsapp5 what5 sm5 android5
phonet transliter6 english5 levenshtein5 word5 cyril5 turkish5 translat5 dictionari5 fuzzi5 russian5
photo thumbnail5 crop5 galleri5 imag5
php illumin8 facad6 blade5 factori5 method5
phrase word6 sentenc6 noun5 synonym5 vocabulari5 tens5 beat5 filler5 russian5 rephras5 german5
physic simul6 symmetri5 theori5 quantum5
pi pypi6 opencod5
pick choos5
picker multiselect6 dropdown6 jquery5 toast5 customiz5 vanilla5 angular5 select5
pickl dataclass5
pictur srcset8 cubic7 scheme6 utm6 medium5 devin5 alt5 prefer5 blank5 href5 noopen5 king5
pid reap7 kill6 zombi6 sigterm6 process5 daemon5 spawn5 detach5 reaper5 hang5 drain5 subshel5
pie chart6 rechart5 sparklin5 legend5 flowchart5 heatmap5
pii redact7 privaci6 scrub6 sensit6 guardrail6 firewal6 anonym5 leakag5 defens5 gdpr5 sanit5 tamper5
pill shadow6 border6 px6 corner6 accent6 card6 ink6 headlin5 cream5 coral5 topbar5 ring5
pilot cohort6 storefront6 partner5 rehears5 rollout5
pin latest6 lockfil5 unpin5 version5 packagemanager5 newer5 toolchain5 upstream5 sha5
pinch gestur8 swipe8 finger7 pan6 zoom6 drag6 tap6 touch5 mous5 west5 south5 keyboard5
ping pong6 heartbeat5 watchdog5 replic5 disconnect5 replica5 failov5
pink navi8 orang8 cream8 brown7 teal7 purpl7 amber7 coral7 white7 green6 ink6 blue6
pip uv8 conda7 uvx7 venv7 poetri7 virtualenv7 pyproject7 pypi6 astral6 pyyaml6 instal6 pep5
pipe stdout7 stdin6 stderr6 tty5 parseabl5 tee5 output5 eof5
pipefail bash6 jq6 sh6 prewarm6 pretooluse5 yq5 subshel5 hook5 grep5 posttooluse5 shellcheck5 sessionstart5
pipelin ml5 dataset5 toolkit5 preprocess5 unifi5
pitch tp6 deg5 combat5
pivot where6 morph5 ha5 or5 have5
pixel canva6 crop5 portrait5 draw5 viewport5
pk bn8 ur8 ir6 tr6 sa6 ku5 fa5 altern5 ar5
pkc rsa8 pem7 aes6 gcm6 ae6 decrypt6 cha6 asymmetr6 cryptographi6 encrypt6 symmetr5 certif5
pkce oauth7 oidc7 auth7 jwt7 jwks7 openid6 issuer6 jwk6 bearer6 authent6 token6 login6
pkg deb5 instal5 makefil5
pl nl8 fil8 cz8 ph8 hu8 ua7 cs7 uk6 sv6 pt6 ro6 po6
place everyth5 thing5 come5 anyth5 look5 need5 simpli5 put5 want5 wai5 abl5 someth5
placehold reserv6
placement desir6 guest5 realiz5 vm5 imper5
plai player6 music5 game5 playback5 spotifi5 tv5 song5 playlist5
plain markdown5 markup5
plaintext encrypt5 keyr5
plan spec6 brainstorm6 phase6 task6 review5 md5 prd5 complet5 superpow5 step5 roadmap5 architectur5
plane workload6 mtls5 guest5 fleet5 vm5 desir5
planet moon7 solar7 sun6 sunset6 earth5 eclips5
planner orchestr5
plant payoff7 curios7 thesi6 tension6 emot6 era6 unbreak5 dramat5 narr5 empir5 anticip5 istanbul5
plate tower6 printer6 bed6 wipe5 arrang5 mf5
platform infrastructur5 enterpris5
plausibl legitim6 versu5 adjud5 genuin5 distinguish5 mere5
play feel6 overshoot6 bounc5 editori5 mood5
playback hl7 playlist7 portal6 favorit6 episod6 movi6 player6 season5 plai5
player plai6 playback6 pc5 combat5 gd5 punch5 hl5
playlist favorit8 playback7 movi6 artist6 spotifi6 portal6 episod6 season6 song5 tv5 download5 yt5
playwright cdp8 chromium7 puppet7 undetect7 browser6 headless6 devtools6 firefox6 chrome6 cafe5 webkit5
pleas see6 discuss6 contribut6 welcom5 contributor5 stackoverflow5 contributing5 issu5 issuecom5 thank5
plex san8 neatli7 serif7 font7 ibm6 mono6 famili6 jetbrains6 monospac6 jet6 ttf5 sf5
plist bk7 monkeypatch7 book6 goo6 appl6 conftest5
plot visual6 statist6 graphic5
pluck arr6 where5 condition5
plug phoenix6 ex5 hello5 elixir5 conn5
pluggabl agnost6 fastapi5
plugin yellow5
plural singular6 inflect6 irregular5 noun5
pm priv7 nr7 rq6 vf6 userland6 proc6 rt6 sig6 pf5 ds5 boot5 kernel5
png jpg8 webp7 gif7 jpeg7 img6 alt6 bmp6 ico6 imag5 svg5 githubusercont5 thumbnail5
pnpm lockfil7 packagemanager7 yarn7 bat7 npm6 workspac6 bun6 npmrc5 mise5 typecheck5 devdependencies5 misc5
po zh7 pot7 nl6 sv6 hu6 pl6 translat5 studio5 pt5 cn5 mo5 ko5
poc vulner5 sast5 snyk5 qube5 scanner5 cve5 exploit5 taint5
pocket wifi5 fi5 wi5 pb5 usb5
pod kubernet7 kube7 kubectl6 helm6 oci5 relabel5
podcast transcrib7 youtub6 youtube6 tube6 yt6 you6 whisper6 spotifi6 subtitl6 audio5 mp5 artist5
podman container7 docker6 devcontain6 dockerfil6 contain5 compos5
poetri conda8 pyproject8 uv7 virtualenv7 pip7 venv7 hatch6 astral6 pyyaml5 toml5 pep5 uvx5
point polygon6 sphere5 distanc5 intersect5
pointer derefer5
poison exfiltr6 defens6 attack6 inject5 hijack5 malici5 immun5 threat5
polar duckdb7 panda6 duck6 spark6 lake6 parquet6 columnar6 arrow5
poli gcm6 cha6 ae6 rsa6 aes6 cryptographi5 decrypt5 cipher5 symmetr5 encrypt5
polic drone7 gd6 combat5 stanc5 punch5 peac5
polici enforc6 approv5 gate5 guardrail5 boundari5 deni5 audit5 explicit5
polish dutch6 italian6 swedish6 portugues6 german5 russian5
polit contin5 citi5 countri5
poll heartbeat6 wait6 timer5 deadlin5 cancel5 watchdog5 tick5 delai5 refetch5 shutdown5 interv5
pollut contamin5
polyfil ecma7 ie6 shim5 prototyp5 intl5 reg5
polyglot can5 projector5
polygon triangl7 intersect7 triangul7 convex6 mesh6 sphere6 rectangl6 point6 shortest5 geometri5 neighbor5 vertex5
polymorph autosav8 associ8 ha7 foreign6 belong6 eager6 invers6 mani6 where5 singular5 to5 have5
polynomi quadrat7 linear6 algebra6 approxim6 discret6 equat5 differenti5 solver5 dimension5 solv5 logarithm5 curv5
pom gradl7 maven6 jar5 jvm5 jdk5 junit5 xml5 bom5 jetbrain5 bean5
pong ping6 ipc5
pool concurr6 thread6 reaper5 acquir5 connect5 deadlock5
poor thorough5 priorit5
pop bounc6 stagger6 overshoot6 fade5 settl5 enter5 entranc5 press5 tween5
popov dropdown7 tooltip7 modal6 toolbar6 dialog6 toggl6 sidebar6 button6 drawer5 dismiss5 checkbox5 menu5
popular seamlessli5
popup dialog6 menu6 submenu5 tooltip5 esc5 toast5 tap5 dismiss5 modal5 toggl5 keyboard5 button5
porcelain uncommit7 unstag6 untrack6 branch6 stash6 worktre6 toplevel5 git5 wc5 bisect5 squash5 clean5
port sock6 tcp6 hostnam6 localhost5 ip5 tunnel5 udp5 pv5 inet5 host5 loopback5 ipv5
portal favorit7 playback6 season6 playlist6 movi6 episod5 pwa5 tv5
portfolio quantit7 invest7 financi7 stock6 market6 financ6 trade6 fund5 econom5 regim5 yahoo5
portion copyright6 notic5 substanti5 disclaim5 redistribut5 modif5
portrait landscap8 tall7 crop5 aspect5 pixel5 stretch5 viewport5 vertic5
portugues italian9 dutch8 spanish8 french8 german8 swedish8 russian7 turkish7 english7 rephras6 translat6 korean6
pose yolo7 vision5 recognit5 joint5 cv5 ov5
posit neg5 offset5
posix errno6 fs5 syscal5 libc5 vf5 unix5 abi5
possibl howev7 seem6 also6 sure6 even6 abl6 try6 realli6 tri6 sometim6 few6 necessari6
postcss sass7 rollup6 css6 babel6 minifi6 esbuild6 webpack5 tailwindcss5 terser5 stylesheet5 moder5
poster artwork8 movi7 genr6 episod5 season5 backdrop5
postfix mail5 mailbox5 email5 smtp5
postgr postgresql9 sql8 databas8 mysql7 db7 pg7 dialect7 drizzl6 sqlite6 sq6 my6 collat6
postgresql postgr9 sql8 mysql8 databas7 pg7 db7 dialect7 sqlite6 my6 drizzl6 sq6 collat6
posthog hog8 nat5
postmessage webview6
posttooluse pretooluse8 sessionstart7 hook7 pre5 subshel5 prewarm5 pipefail5 submit5 gt5
postur secur5
pot po7 hu5 pl5 sv5 nl5
potenti prevent5 caus5 possibl5 bug5 inconsist5 confus5 problem5 exploit5
power lightweight6 toolkit6 intellig5 python5 librari5 framework5 autom5 engin5 friendli5 modular5 assist5 ai5
powershel powershell7 ps6 sh6 wsl6 bash5 prerequisit5
powershell powershel7 shell6 wsl6 cmd6 bash5 ps5 shebang5 sh5
pp overal5
pptx xlsx8 docx7 offic7 pdf7 excel7 spreadsheet7 od6 libr6 xl5 tsv5 csv5 sheet5
pr merg6 graphit6 branch6 gt6 changeset6 review6 rebas6 workflow5 squash5 push5 gh5 deepen5
practic best8 guidelin5 adher5 convent5 approach5 guidanc5 philosophi5 pattern5 principl5
pragma sqlite5 lite5 foreign5 sq5
prd roadmap6 plan5 task5
pre hook6 pretooluse6 posttooluse5 sessionstart5 check5
preambl te5
prebuilt toolchain6 arm6 binari5 build5 amd5 glibc5 clang5 linux5 aarch5
preced deepen5 honor5 overrid5
precis decim6 ration6 arithmet6 expon6 float6 integ5 infin5 number5 fraction5 datetime5
precompil bundler5 webpack5
predat guest6 outright5
predic accessor5 boolean5
predict estim6 ensembl6 probabilist6 learn6 neural6 classif5 uncertainti5 train5 mixtur5 forest5 analysi5 regim5
pref kt6 widget5 dart5
prefer srcset5 scheme5 pictur5
prefil roster7 guild7 kick6 member6 invit5 discord5
prefix suffix6 name5 filenam5 match5 namespac5 collid5
preflight deploy6 receipt5 authoris5 rollback5 inventori5 preview5 rollout5 custodi5 prove5
preload load6 unscop5 eager5 lazili5
premis genuin6 rev5 adversari5 defect5
prepend addition5
preprocess augment6 dataset6 exploratori6 tabular6 ml6 streamlin5 medic5 multimod5 machin5 mine5 toolkit5 variou5
preprocessor transpil6 scss6 sass5 minifi5 webpack5 css5 babel5 processor5 jinja5 stylesheet5
prereleas latest6 vx5 publish5 ver5 version5 unreleas5 sigstor5
prerequisit powershel5 setup5 sh5
preserv remain6 exact5 explicit5 histor5 keep5 prove5 accept5 unchang5
preset printer5
press esc6 enter6 button5 ctrl5 pop5 click5 menu5 shortcut5 jump5
pressur temperatur5 pa5 volumetr5 retract5 compens5 tower5
presum supersess6 rev5 fold5 car5
pretooluse posttooluse8 hook7 sessionstart7 pre6 pipefail5 bash5 subshel5 prewarm5
pretti nice7 neat5 littl5 stuff5 fanci5 print5 readabl5 formatt5 easier5 wai5 ansi5 ugli5
prettier eslint8 eslintrc7 markdownlint7 oxfmt7 biom7 lint6 shareabl6 oxc6 stylist6 formatt5 oxlint5 linter5
prettifi beautifi7 minifi5 lexer5
prevent caus7 avoid6 leak6 potenti5 dure5 crash5 race5
preview authoris6 deploy6 vercel6 rollback6 receipt5 teardown5 redeploi5 qualif5 preflight5 proof5 prove5 successor5
previou again6 chang5 prior5 after5 break5 last5 earlier5 previous5 happen5 sinc5 revert5 discard5
previous now6 even6 correctli5 properli5 also5 longer5 sinc5 break5 treat5 incorrectli5 caus5 though5
prewarm sessionstart7 subshel7 lc6 pipefail6 morph5 hook5 posttooluse5 sh5 pretooluse5 chmod5
price fee6 stock6 market6 currenc5 purchas5 bui5 fund5 sale5 bill5 trade5 monei5 buyer5
primari secondari6
prime tower5
primit reusabl5
princip ident6 member6 invit6 membership6 revok6 role5 supabas5 grant5 roster5 mint5 opaqu5 administr5
principl constitut7 tdd5 adher5 guidelin5 norm5 violat5 philosophi5 follow5 reinterpret5 practic5
print printer6 tower5 pretti5 output5 clearanc5 wipe5
printer tower7 print6 bed6 plate6 retract6 wipe6 sla5 pa5 mf5 fff5 arrang5 preset5
printf awk6 stderr6 jq6 stdout6 echo5 yq5 heredoc5
prior earlier6 previou5 fresh5
priorit prioriti5 thorough5 impact5 critic5 poor5 technic5 critical5 ticket5
prioriti highest6 priorit5 lowest5 tie5
prism rubi6 gem5
prisma graphql6 drizzl6 orm6 introspect6 cypher5 ql5 sql5 neo5 schema5 zod5 dialect5 mongodb5
priv nr7 pm7 proc7 rt7 sig7 asid6 userland6 ipc6 pf5 vf5 stub5 kern5
privaci legal7 pii6 gdpr6 complaint5 consent5 complianc5 redact5 eu5 sensit5
privat public6 publicli5 egress5 allowlist5 expos5
privileg grant6 permiss6 role5
pro banana6 gpt5 gemini5 seat5
probabilist ensembl6 neural6 mixtur6 uncertainti6 predict6 diffus6 heterogen5 latent5 forest5 supervis5 identif5 discret5
probabl realli7 thing6 seem6 good6 someth5 sens5 sure5 want5 weird5 anywai5 look5 lot5
probe absent5 car5
problem solv7 solut5 bug5 troubl5 caus5 possibl5 wrong5 tri5 annoi5 pain5 seem5 sometim5
problemat believ5 unfortun5
proc nr8 rt7 priv7 asid7 pf6 kernel6 sig6 va6 ipc6 userland6 kern6 pm6
proce proceed8 ask5 confirm5 declin5 clarif5 incomplet5 explicitli5 checklist5 abort5 unresolv5 arguments5 skip5
procedur oblig6 reaction6 rng6 recoveri6 mechan6 owner5 prospect5 admit5 lifetim5 resolut5 consequ5 actor5
proceed proce8 arguments5 clarif5 checklist5 warning5 incomplet5
process spawn6 sigterm5 kill5 pid5 wait5 subprocess5
processor preprocessor5
prod stage7 infra6 canari6 provis6 deploi5 vpn5 rehears5 proof5 beta5 evid5 drill5 product5
produc verdict5 exactli5 outcom5 fold5
product direct6 semver6 depend5 minor5 jm5 deploy5 patch5 prod5 inventori5
profession comprehens5 intellig5
programat miscellan5 commandlin5
programmat commandlin5
progress spinner6 progressbar5 bar5 complet5
progressbar spinner7 progress5
project develop5 scaffold5
projectid id5
projector telemetri5 polyglot5 emit5
prometheu feature6 metric5 relabel5 otlp5 loki5 collector5 grafana5 protobuf5 otel5 opentelemetri5 scrape5 change5
promis await6 eventemitter5 until5 coroutin5
promot candid6 successor5 remain5 rollback5 receipt5 retir5 exact5 establish5 histor5 prove5 rollout5 admiss5
prompt instruct6 inject5 context5 llm5
prone complic5 harder5 nicer5 hopefulli5 less5 annoi5 littl5 clearer5
pronounc nonsens7 funni6 word6 passphras5 random5 memor5 mnemon5
proof prove8 evid7 receipt7 remain6 runbook6 rollback6 journei6 verif6 candid5 successor5 inventori5 qualif5
prop ssr6 hmr6 usestate5 dom5 reactiv5 jsx5 teleport5 unmount5 bail5 destructur5 hydrat5 attr5
propag error5 swallow5 unhandl5
proper properli6 ensur6 handl5
properli correctli6 proper6 ensur6 previous5 handl5 sure5 reader5 fix5 also5 bail5
properti object5 attribut5 setter5 class5 constructor5 getter5
propos decis6 suggest5
proposit fiction6 truth6 pc6 mere5 establish5 disclosur5 adjud5 belief5 chronolog5 elig5
proprietari licens7 gpl6 redistribut6 patent5 freedom5 spdx5 license5 gnu5 softwar5 mit5
prose restat5 verbatim5 frontmatt5 invent5 sai5 fenc5
prospect hp7 death6 actor5 procedur5 reviv5 immun5 intrins5 reaction5 resurrect5 particip5 mechan5
protect bypass6 csrf5 brute5 ssrf5 waf5 attack5 xss5 sensit5 forgeri5
proto protobuf6
protobuf grpc6 protoc6 proto6 prometheu5 buf5 golang5 otlp5 rpc5
protoc goreleas7 micromatch6 protobuf6 softprop6 grpc5 buf5 releases5 qs5 googleapi5 testcontain5 slsa5 opentelemetri5
protocol client6 websocket5 udp5 server5 bridg5 transport5 rpc5 socket5 tcp5 streamabl5 relai5
prototyp polyfil5 ecma5
prove proof8 remain7 exact7 receipt6 evid6 journei6 candid6 accept6 rollback6 ev5 replai5 qualif5
proven evid6 attest5 ident5 artifact5 exact5 receipt5 independ5 proof5 prove5 remain5 truth5 tamper5
provid openai5
provided warranty9 implied9 including8 warranti8 limited8 software7 impli7 warranties7 kind7 without6 express6 merchantability6
provis infra6 prod6 reconcili5 refund5 payment5 foundri5 subscript5 deploi5 vpn5 terraform5 stage5 azur5
provision pc5 campaign5
proxi https7 tunnel6 nginx6 tls5 loopback5 localhost5 revers5 host5 traffic5 gatewai5 dns5 forward5
proxim recenc6 similar5 fusion5 fuse5
prune reclaim5 cleanup5 delet5 orphan5
ps powershel6 verdict6 powershell5 rev5 defenc5 car5 repoint5 supersess5 conductor5 verbatim5 fold5 normalis5
pseudocod mod5
psycholog emot5 autonomi5
pt nl7 fr7 pl6 il6 zh6 tm5 po5 fil5 hu5
ptr dn5 std5 address5
pty tty6 termin5 vt5 tui5 spawn5 stdin5 daemon5 subprocess5 scriptabl5 stdout5 exec5
pub mq5 rabbit5 broker5 rabbitmq5
public privat6 remain5 publicli5
publicli privat5 public5
publish prereleas5 tarbal5 vx5 ghcr5 sigstor5 npm5 registri5 pypi5
pull issuecom6 thank5 king5 pr5 github5 followup5 issu5 cherri5 hub5
puls breath6 glow6 sine6 gentl5 burst5 shimmer5
pump heat5 bluetooth5
punch stanc8 combat8 peac8 gd8 tp7 blend6 drone6 foot6 polic5 movement5 weapon5 aim5
punctuat whitespac7 hyphen6 charact6 lowercas5 trail5 trim5 newlin5 char5 apostroph5 space5 alphanumer5 underscor5
puppet playwright7 cdp7 undetect7 chromium6 firefox5 devtools5 chrome5 cafe5 headless5 jsdom5 jest5 browser5
purchas sale8 discount7 invoic7 supplier7 shop6 quantiti6 price5 payment5 partner5 buyer5 commerc5 cart5
pure javascript5 java5 webassembly5
purg trash5 delet5
purifi dom5 air5
purpl blue8 teal8 cyan8 amber8 brown8 orang7 yr7 green7 pink7 grai6 red6 grei6
purpos purpose7 particular6 authors6 fitness5 copyright5 merchantability5
purpose fitness8 particular8 merchantability8 warranties7 authors7 purpos7 merchant6 warranti6 limited6 fit6 including6 copyright5
push branch7 squash6 git6 rebas6 stash5 merg5 pr5 remot5 graphit5 bisect5 uncommit5 trunk5
pusher broadcast6 websocket5
put simpli5 place5 usual5
puzzl solv6 solver5 captcha5
pv cidr8 subnet7 ipv7 ip7 inet7 address7 hostnam6 loopback5 egress5 dn5 network5 port5
pw login5 logout5
pwa electron5 spa5 portal5 indexeddb5
pwd dir6 symlink6 worktre5 mkdir5 xdg5 chmod5 path5 zsh5 dotfil5 directori5 subdir5 shebang5
px pad7 border7 rem7 pill6 lg6 height6 typographi6 inset6 shadow6 width6 bottom6 center5
py pyyaml5 torch5 pytorch5 pytest5 cov5 pip5
pydant dataclass5 orm5 pep5 fastapi5 mongodb5 openapi5
pypi pip6 pi6 poetri5 uvx5 conda5 publish5
pyproject poetri8 toml8 uv7 conda7 venv7 pip7 pyyaml6 virtualenv6 ruff6 pep6 pytest5 conftest5
pyramid tful7 restful7 crud6 flask5 fastapi5 boilerpl5 mongodb5 mongo5 orm5 alchemi5
pyright ruff8 mypi7 ty6 uv6 venv6 astral5 pytest5 pep5 pyproject5 poetri5 flake5 cov5
pytest cov7 conftest6 ruff6 unittest6 venv6 uv6 pyyaml6 pyproject5 pyright5 test5 py5 monkeypatch5
python librari8 wrapper6 interfac6 simpl6 toolkit5 power5 lightweight5 framework5 base5 util5 easi5 sdk5
pytorch torch9 neural8 train7 diffus6 acceler6 attent6 learn6 differenti6 gpu5 infer5 augment5 adam5
pyyaml pyproject6 uv6 conda6 pip6 pytest6 poetri5 venv5 py5 virtualenv5 pep5 cov5
qc oxford5 seq5
qemu vm7 boot6 guest6 aarch6 kernel5 elf5 gdb5 sandbox5 userland5
qi da5 fi5
ql graphql8 unari6 prisma5 fastifi5 cypher5 introspect5 swagger5 openapi5 expr5
qq perm6 bot6 we6 telegram5 discord5 chat5
qs micromatch7 releases6 vitej6 testcontain6 softprop6 hq6 changes6 goreleas6 googleapi6 idna6 terser6 history6
qt gui7 graphic5 textual5 titlebar5 notebook5
qu est6 que5 modulo5 un5 para5 tu5
quad out5
quadrat solver7 solv7 polynomi7 equat7 algebra6 differenti6 linear6 constrain5 approxim5 discret5 discontinu5 curv5
qualif journei8 inconclus7 closeout7 successor6 receipt6 authoris6 ev6 runbook6 admiss6 proof5 accept5 prove5
qualit quantit5
quantifi bias5
quantit portfolio7 financi7 invest6 trade6 econom6 fundament6 stock6 financ6 market5 qualit5 regim5 yahoo5
quantiti sale6 purchas6 cart5 invoic5 supplier5 currenc5 amount5
quantum theori6 simul6 neural5 differenti5 comput5 physic5 fip5 cryptographi5
quarantin notar5 gatekeep5
quarter week7 month7 dai7 weekdai7 thi6 year6 leap6 mondai6 ago5 date5 jan5 januari5
qube sonarqube9 sonar8 poc5
que modulo9 ao8 para8 est8 tu8 um8 suport8 un7 con7 del7 el7 de7
queri sql5 subqueri5 cte5 databas5 db5
query options5 table5 alter5 create5
queryabl duckdb5 duck5 searchabl5
quest game5
question ask7 answer7 choic5 decis5 clarif5 stackoverflow5 decid5 reason5 judgment5
queu queue7 enqueu7 job6 pend5 batch5 cancel5 finish5 flight5
queue queu7 job6 fifo6 enqueu6 batch5 concurr5 mq5 bu5
quic testifi7 softprop6 golangci6 golang6 hashicorp6 codeql6 buildx6 spf6 eclips5 mobi5 cobra5
quick quickstart5 quickli5
quicker easier7 nicer7 much6 simpler6 harder6 faster6 make6 safer6 more6 cleaner6 smarter5 better5
quickli easili6 easi6 handi6 conveni5 boilerpl5 easier5 small5 quick5 nice5 streamlin5 help5 friendli5
quickstart guid6 cookbook6 doc6 exampl6 tutori5 introduct5 quick5 intro5 nearbi5 io5 snippet5
quiet silenc5
quietli loudli5 disagre5 wors5 loud5
quirk mac5 macos5 os5 appl5
quit somewhat7 realli6 lot6 howev5 hopefulli5 anywai5 often5 sometim5 seem5 abl5 even5 thing5
quot unquot7 curli7 escap7 backtick7 apostroph7 backslash6 delimit6 newlin6 unescap5 quotat5 doubl5 liter5
quota exhaust6 monthli5 capac5 usag5 subscript5
quotat quot5 apostroph5 sale5 purchas5 invoic5
qwen deepseek8 minimax8 ollama7 openai7 glm7 xai7 groq7 openrouter7 mistral7 gpt7 kimi7 openrout6
ra lo7 wan6 fine6 sx6 tune5 hug5 distil5
rabbit rabbitmq9 mq9 broker7 kafka7 microservic7 asyncio6 bu5 asynchron5 pub5 twist5 rpc5 nat5
rabbitmq mq9 rabbit9 kafka7 broker7 microservic7 asyncio6 bu6 asynchron5 twist5 rpc5 pub5 nat5
race goroutin6 concurr6 deadlock6 reaper5 mutex5 optimist5 toctou5 lock5 prevent5
rack gem6 rail6 rubi6 rb6 rake5 cabl5 cgi5
radio favorit5 station5 checkbox5
radiu border6 blast6 rem6 lg5 circl5 margin5 shadow5 px5 inset5 ellips5
radix shadcn7 mui6 compon5 tooltip5 ui5
rag retriev6 hybrid6 llm6 multimod5 augment5 intellig5 langchain5 corpora5 bm5 corpu5 ai5 knowledg5
rai optic7 beam5 particl5 scatter5 crystal5 reson5 nuclear5 simul5 galaxi5
rail rb8 rubi8 gem7 rake7 rack6 cabl6 autoload5 activ5 favor5 eager5 cop5 mailer5
rain water5 distant5
rais except7 runtimeerror6 throw6 error6 valueerror6 nil6 typeerror6 rescu5 not5 swallow5 invalid5 unhandl5
rake gem7 rail7 rb7 rubi7 autoload6 rack5 usr5 eager5 favor5 bundler5
ram gb7 gib6 cpu5 disk5 mb5 footprint5 headroom5 amount5
ramp inter6 mono6 jetbrains6 serif6 jet6 uppercas5 eyebrow5 headlin5 famili5 eb5
rand random6 shuffl5 passphras5 int5
random rand6 funni6 shuffl6 nonsens6 pronounc5 passphras5 randomli5 permut5 unpredict5 mnemon5
randomli random5 shuffl5
rang neg5 clamp5 float5
rank score6 reciproc6 bm6 fusion6 cosin6 similar5 boost5 fuse5 retriev5 recenc5 strategi5 relev5
rare troubl5 worth5
raster geo5 imageri5 terrain5 gi5 tile5
rate limit5 ratelimit5 breaker5
ratelimit rate5
rather never7 cannot7 noth7 deliber6 whose6 silent6 genuin6 alreadi6 carri6 sai5 exactli5 either5
ratio aspect5 legibl5
ration arithmet6 precis6 fraction5 decim5 infin5 float5 numer5 expon5 integ5 subtract5
rational decis5 architectur5
raw payload5
rb rail8 gem7 rubi7 rake7 rack6 autoload6 cabl6 activ5 eager5 usr5 lib5 ext5
rbac tenanc6 admin6 mfa6 role6 sso5 tenant5 authz5 authent5
rc beta6 stage5 canari5
rd rds8 aurora7 ek7 ec7 ecs7 vpc6 aws6 amazon6 aw6 serverless5 sn5 construct5
rds aurora8 rd8 ek8 ecs7 aws7 vpc7 aw7 amazon7 ec7 serverless6 construct5 sn5
re onc5 again5 after5 everi5 fresh5
reach refus6 never6 noth5 ever5 rather5 cannot5 guard5 exactli5 whose5 leaf5
reachabl unreach5 localhost5 host5 hostnam5
react vue8 angular7 compon7 svelt6 ui6 js5 customiz5 vanilla5 jquery5 toast5 typescript5
reaction procedur6 rng6 suspend5 resolut5 prospect5 suspens5
reactiv prop5 ssr5 getter5
read write6
readabl pretti5 clearer5 format5 structur5 output5 human5 friendli5 concis5
reader writer8 footnot7 latex7 hyperlink6 te6 rst6 docx6 linebreak6 toc6 lh6 hs5 tex5
readi yet5
readlin stdin5
readm readme9 doc7 contributing6 md6 agents6 claude5 install5 instruct5 document5 refer5 guidanc5 outdat5
readme readm9 doc6 md6 contributing6 claude6 agents6 instruct5 install5 guidanc5 refer5 document5 outdat5
readonli setter5 keeper5 getter5
readthedoc io5
real realist5 synthet5
realist synthet5 real5 faker5
realiz placement5 guest5 admit5
realli thing8 seem7 lot7 probabl7 sure7 want7 someth7 anywai7 sens7 much6 think6 often6
realloc malloc8 alloc6 libc5 freed5
realm srp5
realtim websocket5 tts5
reap pid7 zombi7 reaper6 kill6 drain6 orphan5 sigterm5 subshel5
reaper acquir6 reap6 race5 lock5 pool5 goroutin5 pid5 thread5
rearrang entranc5 morph5 reveal5
reason think6 answer5 nuanc5 question5 decis5
reassign destructur5 assign5
rebas squash8 branch7 merg6 stash6 bisect6 push6 uncommit6 amend6 pr6 retarget5 fixup5 jj5
reboot nonc6 restart6 desir6 imper5 guest5 vm5 converg5
rebrand dark5
rebuild rebuilt6 hei5 recreat5 nix5 darwin5
rebuilt rebuild6
recal memori6 reflect6 retain6 bank6 zap6 mental6 relev5 consolid5 fact5 cleanest5 mission5 retriev5
recalcul reflow5
receipt proof7 prove6 journei6 inconclus6 custodi6 qualif6 closeout6 candid6 rollback6 successor6 authoris6 exact6
receiv send7 messag6 deliv6 sender6 repli5 recipi5 subscrib5 inbound5 transmit5 notifi5 payload5
recenc penalti6 proxim6 boost5 tempor5 rank5 decai5
recent favorit5 newest5 season5 last5 movi5
rechart chart7 shadcn5 pie5 tsx5 sparklin5 compon5
recheck refund6 pai6 reconcili6 payment6 succeed5 revalid5 idempot5
recip runnabl6
recipi bcc7 sender6 outbound5 imessage5 resend5 inbound5 deliveri5 mail5 receiv5 email5 inbox5
reciproc bm8 fusion7 fuse7 rank6 cosin6 strategi5 retriev5 keyword5 hybrid5 ft5 kg5 similar5
reclaim orphan5 cleanup5 prune5 leftov5
recogn previous5
recognit speech6 vision6 yolo5 pose5 multilingu5 tts5 multimod5 tt5
recommend best5 decis5 approach5
recompil reload5
recomput every5
reconcil reconcili7 converg5 desir5 inventori5 supersed5 snapshot5 teardown5 mutat5 orphan5 retir5 recreat5 receipt5
reconcili reconcil7 refund6 payment6 recheck6 idempot6 evid5 proof5 pai5 provis5 receipt5 settlement5 prove5
reconfigur failov6
reconnect disconnect7 socket5 restart5 resync5 connect5 handshak5 failov5
reconstruct mere5 discours5 fidel5
record activ5 belong5 associ5
recov lose6 recoveri6 recover6 restart5 surviv5 resum5 crash5 checkpoint5 repair5 interrupt5 continu5 failur5
recover recoveri7 durabl6 oblig6 recov6 handoff5 continu5 admit5 acknowledg5 rng5 authorit5 surviv5 checkpoint5
recoveri durabl7 recover7 owner6 checkpoint6 remain6 ordinari6 recov6 frontier6 authorit6 handoff6 procedur6 oblig6
recreat restor5 rebuild5 restart5 reconcil5
rect rectangl6 paint5 box5 territori5 draw5 canva5
rectangl triangl7 ellips6 circl6 polygon6 rect6 rectangular6 box5 sphere5 squar5 intersect5 draw5 paint5
rectangular area6 rectangl6 triangl5 bed5 region5 arrang5 squar5
recur remind5
recurs travers7 nest6 flatten5 deepli5 walker5 walk5 depth5
red green7 purpl6 blue6 orang6 pink6 teal6 amber6 brown6 white5 cyan5 grai5 grei5
redact scrub7 pii7 sensit7 sanit6 secret5 privaci5 credenti5
reddit twitter8 tok8 tik8 instagram7 facebook7 scraper7 linkedin7 youtube6 you6 tube6 tweet6 social5
redeploi wrangler6 deploi6 deploy6 preview5 rollback5 dry5 cloudflar5 teardown5
redesign overview6 dashboard5
redi replic5 memcach5
redirect request5 cooki5
rediscov rememb5
redistribut herebi7 licens7 sublicens7 patent7 softwar6 furnish6 worldwid6 proprietari6 disclaim6 indirectli6 notic6 sell5
redo undo8
reduc overhead6 increas6 significantli6 elimin6 unnecessari6 decreas5 avoid5 larg5 latenc5 wast5 perf5 excess5
reduct dimension5 spectral5
redund unnecessari7 elimin6 remov6 useless5 clutter5 duplic5 unus5 avoid5 refactor5 unneed5 reduc5 rid5
redux rx5
ref head5 reread5
refactor improv6 remov5 simplifi5 logic5 unus5 renam5 clariti5 unnecessari5 redund5 feat5 move5 simplif5
refer doc6 document5 referenc5 md5 readme5 readm5 descript5 skill5 guidanc5 section5 claude5 exampl5
referenc refer5
referenti postgr5 postgresql5 migrat5 sql5 mysql5
referr gift8 withdraw7 growth7 reward6 partner6 entitl6 discount6 abus5 bonu5
refetch backstop5 poll5
refin strengthen5 incorpor5 enhanc5
reflect mental7 recal6 mission6 consolid6 bank6 reprocess5 snippet5 influenc5 disposit5 mj5 retain5 fact5
reflow recalcul5 viewport5 tall5
reformat indent5 formatt5
refresh expiri5
refund payment8 pai6 reconcili6 recheck6 intak6 invoic5 renew5 sup5 abus5 provis5 status5 settlement5
refus noth6 outright6 reach6 never6 guest5 cannot5 alon5 rather5 whose5 deliber5 unreach5 exactli5
refut haiku5
reg regexp8 exp8 ecma6 regex6 regular5 polyfil5
regard contributing5
regardless alwai6 unaffect5 unset5
regener mise5
regex match6 regexp6 substr6 za6 reg6 regular6 liter5 matcher5 pattern5 exp5
regexp reg8 exp7 regex6 regular6 ecma6 backtrack5
regim portfolio5 quantit5 market5 trade5 econom5 predict5 invest5 financi5
region rectangular5
regist registr5 handler5 factori5
registr invit5 regist5 login5 auth5
registri manifest5 artifactori5 publish5 packagemanager5
regress test5 reproduc5 suit5
regul regulatori8 gdpr7 eu7 complianc7 act6 soc6 compli5 oversight5 nist5 govern5
regular regexp6 regex6 reg5 express5 backtrack5 exp5
regulatori regul8 gdpr6 complianc6 eu5 soc5 pathwai5
rehears cutov7 canari5 rollout5 prod5 pilot5 partner5 stage5 rollback5 storefront5
reinforc rl7 learn6 imit5 modular5 train5 educ5 competit5 artifici5 surrog5 sim5 optimis5 machin5
reinstal instal6 lockfil5 uninstal5 npx5 yarn5 upgrad5 packagemanager5
reinterpret critical6 constitut5 principl5
reintroduc accident5
reinvent citi5
reject unknown6 invalid5 unsupport5 malform5 silent5 treat5 accept5 cannot5 non5 rather5 miss5 outcom5
rel altern6 home5 ku5 ko5 kr5 ur5 noopen5 yo5 bn5 vn5 tr5 il5
relabel prometheu5 feature5 pod5 scrape5 sd5
relai websocket5 gatewai5 udp5 inbound5 stdio5 protocol5
relat relationship6 associ5 mani5 belong5 polymorph5 ha5
relationship relat6 entiti6 belong5 mani5 associ5 polymorph5
releas note7 changelog7 github7 com7 compar7 bump7 blob6 commit6 main6 http6 version5 dep5
release releases7 micromatch7 testcontain7 scorecard7 softprop6 changes6 stylist6 googleapi6 jsdom6 vitej6 goreleas6 history6
releases micromatch8 changes8 history8 vitej7 release7 googleapi7 goreleas7 terser7 softprop7 testcontain7 stylist6
relev context6 recal5 retriev5 fact5 matter5 rank5
reli assum5 though5 necessari5 simpli5 howev5 mean5 need5 sinc5 therefor5
reliabl robust5 resili5 accuraci5 safeti5
relic datadog8 apm8 honeycomb8 lgtm7 dog7 opentelemetry7 grafana6 telemetri6 slo5 loki5 instrument5 monitor5
reload unload6 restart5 recompil5 autoload5 initi5 startup5
reloc dir5
rem lg8 px7 pad6 calc6 margin6 radiu6 xl5 flex5 border5 btn5 inset5 typographi5
remain prove7 owner7 evid6 exact6 proof6 recoveri6 accept6 current6 blocker6 preserv6 candid6 durabl6
remark markdown6 gfm5 paragraph5 footnot5 indent5
remedi scanner5 triag5 debt5 audit5 critic5 sast5 secur5 taint5 scan5 find5 fixer5
rememb forget6 tell6 decid6 everyth5 memori5 someth5 rediscov5 turn5 matter5 anyth5 stateless5 persist5
remind recur5
remix sveltekit7 tanstack6 tan6 nuxt6 svelt6 astro6 vite5 nitro5
remot push5 rsync5
remov unus7 unneed7 obsolet7 redund6 unnecessari6 refactor5 rid5 deprec5 longer5 old5 useless5 leftov5
renam refactor5 remov5 move5 old5
render compon5 dom5 html5
renew expiri6 expir5 refund5
renov automerg8 mend6 dependabot5
renumb sy5 arch5 nnn5 syscal5 errno5
reopen closeout5 weaken5 successor5 contradict5 close5
reorgan restructur5
repair recoveri5 recov5 diagnosi5 checkpoint5
repeat repetit5
repetit repeat5
rephras german8 french8 spanish8 korean7 russian7 greet7 resort7 struggl7 student7 japanes7 english7 portugues6
repl replic6 replica5 failov5
replac instead5 remov5
replai prove5 ev5 replay5 outbound5 deliveri5 proof5
replay determinist5 tamper5 replai5
repli send5 resp5 receiv5 asap5
replic replica8 cluster6 keeper6 repl6 failov6 shard5 redi5 lag5 ping5 sentinel5 abl5 elect5
replica replic8 shard6 keeper6 failov5 cluster5 resync5 repl5 lag5 ping5 desir5 valkei5 disconnect5
repo repositori7 git6 svn6 clone5 toplevel5 worktre5 submodul5 subdirectori5 directori5 root5 subdir5 workspac5
repoint ps5 conductor5
repositori repo7 git6 svn6 hub6 hg6 submodul5 clone5
repr struct6 deseri5 str5 borrow5
repres represent5 arbitrari5
represent repres5 semant5
repro issu5
reprocess reflect5 mental5 mission5 retain5 consolid5
reproduc regress5
reput trust5
req nnn7 traceabl6 sts6 ut6 uncov6 nf5 decomposit5 mod5 arch5
request respons6 middlewar6 header5 options5 redirect5 xhr5 multipart5 cor5 cors5 csrf5
requestanimationframe settimeout7 hf5 framer5 anim5
requir must6 explicitli5 satisfi5 accept5 explicit5 unless5 owner5 remain5 suffici5
required superpow7 complete7 task5 roadmap5 adversari5 step5 architecture5 plan5
reread dirti6 campaign5 ref5 bookkeep5
rerend usememo9 memo8 useeffect8 usestate8 memoiz7 expens6 impact6
rerun fresh5 run5 pass5
resampl spatial5
rescu rais5 swallow5 except5 runtimeerror5 typeerror5
research codebas5 deepen5 deepwiki5 academ5 brainstorm5 yellow5 analyst5
resend email6 mail6 smtp5 sender5 inbox5 send5 otp5 recipi5 imap5 gmail5 deliveri5 inbound5
reserv placehold6
reset after5 clear5 counter5 again5 restart5
reshap bidi5
resili breaker6 backoff6 exponenti5 retri5 jitter5 transient5 reliabl5 circuit5
resiz crop6 drag5 scrollabl5 draggabl5 viewport5 fullscreen5
resolut resolv6 reaction5 procedur5
resolv resolut6 path5
resolved unresolv5
reson nuclear7 magnet6 spectral5 simul5 rai5 optic5 crystal5
resort student7 struggl7 rephras7 greet6 hear6 french6 german6 korean5 teach5 spanish5 paraphras5 english5
resp repli5
respect specifi5 option5 set5 default5 ensur5
respond respons5
respons request6 return5 bodi5 respond5 interceptor5
rest api6 tful6 restful6 graphql6 fastapi6 client5 crud5 websockets5 django5 rpc5 flask5 openapi5
restart reboot6 shutdown6 startup6 recov5 reload5 reconnect5 lose5 daemon5 shut5 stop5 recreat5 restor5
restat prose5 sai5 obviou5
restful tful9 pyramid7 crud6 flask6 rest6 fastapi6 openapi5 swagger5 boilerpl5 twist5 mongodb5 orm5
restor rollback6 backup6 snapshot5 fresh5 recreat5 old5 restart5 after5
restrict sublicens5 permiss5 permit5 grant5 impos5 allowlist5 furnish5 sell5
restructur reorgan5
result expect5 return5 assert5 jsonl5 eval5
resum continu7 resumpt6 handoff6 pend5 recoveri5 checkpoint5 recov5 interrupt5 recover5 suspend5 unfinish5 durabl5
resumpt resum6 continu5
resurrect reviv8 death8 hp7 dy6 immun6 actor5 dead5 heal5 prospect5 life5
resync replica5 reconnect5
retain recal6 bank5 mental5 consolid5 fact5 reflect5 reprocess5 mission5 zap5
retarget rebas5
retent compact5
rethink san5 driver5
retir survivor6 admit6 sole6 supersed6 successor5 tombston5 histor5 remain5 promot5 owner5 exact5 candid5
retract tower8 wipe7 pa7 spiral6 printer6 bugfix5 compens5 volumetr5 pressur5 travel5 slowdown5 thick5
retri backoff8 attempt7 transient7 xx6 exponenti6 timeout6 breaker6 jitter6 backpressur5 resili5 failur5 retryabl5
retriev rag6 bm6 search6 knowledg5 relev5 hybrid5 reciproc5 rank5 recal5 kg5 fusion5 graph5
retroact kpi5
retrospect charter5 assur5 superpow5 incorpor5 plan5
retryabl xx6 transient5 retri5
return null6 throw6 nil6 empti6 instead5 result5 respons5 error5 argument5 typeerror5 arrai5 call5
reus same5
reusabl primit5 helper5 agnost5 applic5
rev car7 yard7 conductor6 fold6 carrier5 land5 verdict5 mandat5 toplevel5 defect5 stranger5 ps5
revalid live5 recheck5 ob5
revamp guidelin5
reveal fade6 beat5 stagger5 cta5 hero5 parallax5 shoot5 rearrang5 scene5
revenu credit5
revers proxi5 forward5
revert fix6 ad5 chang5 erron5 remov5 introduc5 previou5
review adversari6 pr6 plan5 persona5 council5 ce5 yellow5 opu5 sonnet5 debt5 missing5 substant5
revis epoch6 authorit6 current6 campaign6 cas6 absorb5 mutabl5 ancestri5 exact5 source5 active5 mutat5
reviv death8 resurrect8 hp8 actor6 dy6 immun5 heal5 dead5 prospect5 ruleset5 equip5 life5
revoc revok7 expiri6 cas5 epoch5 author5 active5 ca5
revok revoc7 princip6 expiri5 deactiv5 grant5 login5 credenti5 invit5 logout5
reward referr6 gift6 withdraw6 discount6 bonu5 growth5 partner5
rewind checkpoint5
rewrit rewritten5
rewritten rewrit5
rf rm5
rfc ietf7 uri5 bcp5 iana5 whatwg5 jw5
rg grep7 ripgrep5 wc5 glob5 websearch5 webfetch5
rgb srgb8 hsl8 xy7 chromat7 grayscal6 xyz6 lumin6 hex6 nb6 oklch5 lighter5 bt5
rgba oklch6 background6 bg6 tint6 color6 foreground6 bright5 accent5 white5 black5 border5 hsl5
rhythm beat6 pace5 breath5 entranc5 scene5
ri sk5
rich customiz6 beauti6 textual5 editor5 friendli5 intuit5 eleg5 flexibl5 highli5
richer fact5
rid useless6 unus5 remov5 unnecessari5 stuff5 unneed5 obsolet5 redund5
ride besid6 stand5 arriv5 guest5 desir5 carri5
rig bead5 town5 bd5
right leav6 bottom5 corner5
rigid nuclear5 drone5
rigor scientif5 mathemat5
ring pill5 outlin5 shadow5 border5
rip subtitl5
ripgrep grep6 rg5 glob5 ast5
rippl glitch6 outward5 chromat5 dissolv5 distort5
rise stone6 water6 golden6 sky6 amber5 mountain5 grei5
risk assess5 impact5 critic5 mitig5
ritual morn5
rl reinforc7 train5 sim5
rm rf5 ln5 mkdir5 oom5
rn sc5 seq5
rng reaction6 procedur6 oblig6 suspens5 frontier5 occurr5 surviv5 recover5 continu5 unfinish5 mere5 chronolog5
ro ua8 ph7 fil7 cz7 hu7 cs6 pl6 nl5 sv5 uk5
road street6 sea5
roadmap architecture6 prd6 complete5 deliver5 superpow5 required5 backlog5 assur5 plan5 mileston5
robot embodi6 sim6 imit5
robust effici6 scalabl6 flexibl5 intuit5 reliabl5 modular5
rocket sim5
role iam6 rbac6 princip5 grant5 permiss5 mfa5 privileg5 access5 member5 membership5
rollback runbook6 rollout6 proof6 receipt6 deploy6 cutov6 prove6 restor6 preview6 journei5 inconclus5 successor5
rollout rollback6 cutov6 runbook6 successor6 inventori5 journei5 rehears5 closeout5 preflight5 deploy5 admiss5 proof5
rollov epoch6 active6 absorb6 source5 cas5 closed5 campaign5
rollup esbuild8 webpack7 babel7 terser7 postcss6 sass6 swc6 vitej6 parcel6 esm6 minifi5 bundler5
roman transliter7 cyril7 latin7 greek7 hebrew7 arab7 versa7 vice7 alphabet6 persian6 ancient6 western5
root directori6 path6 subdirectori6 subdir5 dir5 workspac5 symlink5 repo5 outsid5 monorepo5
roster prefil7 guild6 kick6 invit6 member5 discord5 princip5
rotat tilt5 deg5 slowli5
roughli million6 ten5 hundr5 half5 five5 thousand5 cost5 cheaper5
round verdict5 car5 twelv5 fold5 nit5 rev5
rout router6 middlewar5
router openrouter6 rout6 openrout5 tanstack5 ollama5 mistral5 tan5 groq5
row column6 tabl5 carri5 chip5 whose5
rp yr7 purpl5 brown5
rpc grpc7 websocket6 websockets6 client6 twist5 transport5 microservic5 mq5 protocol5 asyncio5 socket5 sse5
rpm deb8 distro7 debian7 fedora7 apt7 ubuntu6 alpin5
rq nr6 vf6 pm6 userland6 rt5 proc5 ds5 pf5 kernel5 boot5
rs crate6 serd6 rustc6 userland6 elf5 clippi5 kernel5 ser5 cfg5 cargo5 mut5 ipc5
rsa pkc8 aes8 gcm8 ae8 cryptographi8 cha7 decrypt7 symmetr7 encrypt7 asymmetr6 poli6 cipher6
rsc waterfal5 ssr5 impact5
rss feed6 twitter5 tweet5 sitemap5 crawl5
rst writer7 linebreak6 reader6 latex6 footnot6 lh6 te6 paragraph6 hyperlink6 gfm5 indent5 markdown5
rsync scp6 ssh5 ftp5 remot5
rt proc7 nr7 priv7 sig6 kernel6 asid6 pm6 ipc6 pf6 userland5 rq5 kern5
rtl bidi5 ir5 hebrew5
ru cn6 zh6 lax5 vi5 vn5 hi5 samesite5
rubi gem8 rail8 rb7 rake7 rack6 prism6 cgi6 bundler5 cop5 usr5 ext5
rubric grader7 scorer7 judg7 eval6 evalu5 grade5 score5 judgment5 confid5 criterion5 trajectori5
ruff pyright8 uv6 mypi6 linter6 pytest6 astral6 venv6 ty6 pyproject6 cov6 flake5 trunk5
rule markdownlint5 ruleset5 enforc5 lint5
rules security7 critical6 install5 template5 untrust5
ruleset hp6 death5 reviv5 actor5 rule5 immun5
run runner5 bun5 pass5 rerun5 dry5 check5 test5
runawai breaker7 budget6 spend5 limit5 backoff5 exceed5 circuit5 cap5 usd5
runbook journei7 rollback6 closeout6 proof6 successor6 rollout6 inventori6 receipt6 qualif6 admiss6 inconclus6 deploy5
rune latin7 utf7 unicod6 transliter6 alphabet6 ascii6 multibyt6 cyril5 versa5 vice5 encod5
runnabl recip6
runner run5 ci5 test5
runtim boundari5 own5 core5
runtimeerror doe7 rais6 not6 if6 except5 no5 rescu5 violat5 throw5 error5 valueerror5
rush dramat6 slow5 pace5 feel5 tension5
russian german8 english8 spanish8 french8 italian7 portugues7 rephras7 korean7 japanes7 dutch7 turkish6 translat6
rust zig6 rustc5 crate5 clippi5 llvm5 wasm5 cpython5 toolchain5 webassembly5 rs5
rustc cfg8 clippi7 serd7 cargo7 codegen6 crate6 rs6 llvm5 rust5 ser5 macro5 toolchain5
rx redux5
sa kr7 ur7 ir6 ko6 tr6 bn6 jp6 ar6 fa6 pk6 altern6 th5
saa saas9 enterpris5 bill5 commerci5 commerc5
saas saa9 enterpris6 bill5 commerci5 commerc5
safari firefox7 webkit6 chrome6 browser6 ios5 ie5 chromium5 os5 devtools5 cdp5
safer simpler6 harder6 cleaner6 quicker6 clearer6 better6 much6 more6 easier6 complic5 nicer5 make5
safeti guardrail5 defens5 complianc5 enforc5 mitig5 reliabl5
sai tell7 noth6 ask6 someth6 anyth6 someon6 answer6 nobodi5 exactli5 rather5 els5 decid5
sail bamboo6 golden5 mountain5
sake clariti5
sale purchas8 invoic7 supplier6 discount6 quantiti6 commerc6 glue5 price5 quotat5 employe5 partner5 stock5
salt crypt6 hasher6 bcrypt6 password6 crack6 passphras5 encrypt5 hash5 gpg5 decrypt5
sam lambda5 ecs5 aws5
same on6 two6 both6 differ5 exactli5 alreadi5 each5 reus5 anoth5 everi5
samesite lax9 cooki7 cor6 cors6 csrf5 csp5 ru5 site5
sampl histogram7 bucket5 over5 sum5 seri5 count5 counter5
san neatli8 plex8 serif7 font7 mono6 ttf6 famili6 condens6 jetbrains6 ibm6 jet5 monospac5
sanction eu5 complianc5 soc5 gdpr5
sandbox guest6 vm6 desir5 qemu5 nonc5
sanit redact6 sensit5 scrub5 pii5
saniti cms6 cm5
sarif trivi6 snyk6 gitleak5 sast5 sbom5 scan5
sass scss7 tailwindcss7 postcss7 stylesheet7 rollup6 esbuild6 css6 webpack6 tailwind6 preprocessor5 babel5 minifi5
sast snyk8 taint7 scanner6 trivi6 scan6 vulner6 iac6 vuln6 cve5 secur5 poc5 sarif5
satisfi must5 requir5 least5
satur lumin6 hue6 chroma5 white5 ish5 tint5 teal5 bright5 grai5 bia5 lighter5 blue5
save unsav5
sbom trivi5 snyk5 sarif5 sast5 scanner5
sc seq6 rn5 cell5 splice5 pathwai5 latent5
scaffold starter6 boilerpl5 fastapi5 project5 opinion5
scala kotlin7 jvm6 gradl6 java5 bytecod5 jetbrain5 jar5 kt5
scalabl modular6 highli6 flexibl6 robust6 effici6 intuit5 lightweight5 framework5 eleg5 augment5
scalar integ5 unari5
scale opac5 tween5 btn5 skew5 blur5
scan scanner7 sast6 trivi6 snyk6 gitleak5 vuln5 vulner5 taint5 remedi5 sarif5 find5
scanner vulner7 scan7 sast6 secur6 vuln6 snyk6 taint6 trivi6 threat6 cve6 remedi5 debt5
scatter rai5 optic5
scenario uncov5 ut5 test5 nnn5 coverag5 unspecifi5 sts5
scene beat5 transit5 clip5 cut5 narrat5 narr5 rhythm5 reveal5
schedul cron6 timer5 job5
schema zod6 jsonschema5 valid5 ajv5 dto5 json5 prisma5 descriptor5 field5 introspect5 discrimin5
scheme srcset7 cubic6 pictur6 prefer5
school student7 teach6 cours6 learner6 univers6 french5 greet5 german5 resort5 beginn5 rephras5 educ5
scienc scientif7 studi6 educ6 toolbox6 mathemat5 ml5 cours5 learn5 mine5 machin5 comprehens5 artifici5
scientif scienc7 mathemat6 academ6 paper5 studi5 rigor5 medic5 toolbox5 theori5
scm git5 bitbucket5 hg5 gitlab5
scope explicit5 intention5 onli5 ownership5 explicitli5 owner5 unrel5
score rank6 judg6 threshold6 pairwis6 evalu5 rubric5 grader5 confid5 scorer5 aggreg5 weight5 varianc5
scorecard softprop8 codeql7 goreleas7 testcontain7 release7 uber6 testifi6 jsdom6 slsa6 releases6 micromatch6 hashicorp6
scorer rubric7 grader7 judg6 eval6 grade6 evalu6 factual5 faith5 score5
scp rsync6 ftp5 ssh5 minio5
scrape scraper7 crawl6 crawler6 spider5 reddit5 relabel5 feature5 prometheu5 twitter5
scraper scrape7 reddit7 crawl7 twitter6 linkedin6 crawler6 instagram6 tok6 tik6 facebook6 inde5 tweet5
scratchpad car5 conductor5 rev5 temp5
screen tablet5 mobil5 viewport5
screenshot png5 captur5
scribe blast6 enrich5 enclos5
script typescript7 js6 javascript6 node6 java5 esm5 transpil5 cj5 cjs5 commonjs5 deno5 sh5
scriptabl tui5 pty5 ssh5
scroll horizont6 zoom6 viewport6 scrollabl6 bottom5 scrollbar5 pan5 drag5 vertic5 mous5 keyboard5 parallax5
scrollabl scrollbar7 scroll6 viewport5 horizont5 resiz5 layout5 overflow5 draggabl5 drawer5
scrollbar scrollabl7 scroll5 overflow5 viewport5 horizont5
scrub redact7 pii6 sensit6 dsn6 sentri6 ob5 sanit5
scss sass7 stylesheet6 css6 tailwind6 preprocessor6 tailwindcss6 webpack5
sd usb5 wifi5 pb5 wi5 relabel5 fi5
sdk offici7 gatewai5 client5 api5 python5 langchain5 ai5 cloud5
se su6 ao6 para5 um5 que5 sv5 da5 suport5 de5 modulo5
sea wind6 water6 road5 street5 distant5
seal tamper7 cryptograph6 attest5 wit5 hmac5 hash5
seamless seamlessli7 streamlin6 facilit6 empow6 leverag6 intuit5 modular5
seamlessli seamless7 leverag6 streamlin5 empow5 facilit5 popular5 tailor5 lightn5
search retriev6 bm6 keyword5 ft5 websearch5 fuzzi5 searchabl5
searchabl queryabl5 knowledg5 search5
season episod8 movi8 favorit7 portal6 tv6 artwork6 playlist6 genr5 seri5 playback5 poster5 recent5
seat monthli5 pro5
sec financi5
second minut8 millisecond6 time6 interv6 hour5 timeout5 clock5 durat5 ago5 elaps5 delai5 deadlin5
secondari bg6 primari6 mute5 foreground5 hover5
secret credenti8 env5 sensit5 redact5 cred5 keyr5 vault5 gpg5 kei5 bearer5 environ5 password5
section bullet5 snippet5 item5 document5 refer5 readme5
secur vulner7 scanner6 threat6 security6 harden5 exploit5 cve5 sast5 owasp5 bounti5 remedi5 snyk5
security rules7 vulner6 critical6 untrust6 secur6 cve5 scanner5 vuln5 exploit5
sed crlf6 awk6 gitattribut6 lf6 wsl5 grep5 eol5
see pleas6 contributing5 contribut5 guid5 faq5 detail5
seek deepseek7 glm6 mistral6 minimax6 kimi6 openrouter6 xai6 qwen6 hf6 ollama6 groq6 anthrop5
seem realli7 much7 mayb7 howev7 thing7 sometim6 weird6 also6 lot6 sens6 often6 possibl6
segfault bug6 caus6 unexpectedli5 crash5 somehow5 intermitt5 weird5 fix5 strang5 due5 bad5 annoi5
select combobox6 checkbox5 dropdown5 menu5 multiselect5 deselect5 picker5 dialog5 button5
selector xpath5
self neatli6 host5
sell sublicens8 furnish8 redistribut5 bui5 permit5 softwar5 copi5 buyer5 impos5 patent5 ware5 fulfil5
sem ver6
semant tempor6 durabl6 frontier5 suffici5 chronolog5 recoveri5 mere5 mechan5 oblig5 owner5 represent5 independ5
semaphor mutex6 asyncio6 coroutin5 thread5 async5 concurr5 trio5 acquir5 await5 asynchron5 backpressur5
semi ensembl6 supervis5
semicolon clippi6 comma5 newlin5 brace5 quot5 needless5 unquot5 delimit5 trail5
semver depend8 direct8 minor7 bump7 version7 patch7 updat7 dep7 jm6 type6 compar6 product6
send receiv7 messag7 sender6 email6 mail6 notif6 deliv6 inbox6 repli5 sms5 resend5 transmit5
sender imessage7 inbound7 email6 mail6 send6 recipi6 inbox6 sms6 receiv6 messag6 outbound6 resend5
senior architect7 specialist7 expert6 expertis6 strateg5
sens realli7 seem6 thing6 anywai6 howev5 mayb5 lot5 sure5 think5 probabl5 abl5 much5
sensibl overridden6 default5 configur5
sensit redact7 pii6 scrub6 secret5 sanit5 anonym5 credenti5 protect5 leakag5 privaci5
sensor temperatur5 devic5 vacuum5
sentenc word6 phrase6 paraphras5 tens5 filler5 nonsens5 short5 grammat5
sentiment financi5 invest5 tweet5 stock5
sentinel failov5 replic5
sentri dsn6 scrub6 ob5 loki5 grafana5
seo sitemap8 crawl6 og6 astro5 lighthous5 cms5 cm5 crawler5 websit5 site5 nuxt5 spider5
separ split5 distinct5
seq splice7 cell6 sc6 pathwai5 identif5 qc5 visitor5 sequenc5 rn5 latent5
sequenc splice5 seq5 cell5
sequenti parallel6 each5
ser serd7 impl7 deseri6 borrow6 into6 visit6 de5 struct5 visitor5 further5 rs5 fn5
serd impl7 clippi7 ser7 deseri7 rustc7 borrow7 codegen6 cfg6 syn6 visit6 struct6 rs6
seri season5 movi5 sampl5 episod5 histogram5 favorit5
serial deseri7 struct5 marshal5 tupl5 dataclass5 enum5 object5
serializ arrai5 object5 stringifi5 subtyp5 json5 jsonb5
serif mono9 san7 jetbrains7 inter7 jet7 plex7 neatli7 eyebrow6 headlin6 uppercas6 ital6 font6
serv localhost5
server mcp7 client6 streamabl6 stdio5 protocol5 via5 localhost5 expos5 proxi5 websocket5
serverless lambda7 aws7 aw6 rds6 amazon6 aurora6 ecs6 ek6 sn5 rd5 vpc5 gcp5
servic manag5 cloud5
service compos6 srv5 container5 deploi5 frontend5 docker5
session persist5 resum5 rememb5 sessionid5
sessionid session5
sessionstart hook7 prewarm7 posttooluse7 subshel7 pretooluse7 sh5 start5 pipefail5 pre5 lc5 chmod5
sessionstorage localstorage8 indexeddb7 storag5 store5
set default7 overrid6 option6 overridden6 configur5 config5 global5 respect5 alwai5 disabl5 unset5 allow5
setter getter8 accessor5 tostring5 attribut5 readonli5 constructor5 subclass5 properti5 method5
settimeout requestanimationframe7 delai6 timeout6 until5 interv5 timer5 wait5
settl entranc7 stagger6 overshoot6 tween6 breath6 pop5 fade5 bounc5 underneath5 motion5 eas5 hold5
settlement payment5 partner5 refund5 reconcili5
setup instal5 sh5 prerequisit5
seven twenti8 hundr7 thousand7 five7 ten7 eight7 six6 twelv6 four5 forti5 three5 defend5
sever critic6 find6 highest5 vuln5
sf san5 plex5 neatli5 famili5 font5
sh bash7 chmod6 powershel6 pipefail6 hook5 setup5 shebang5 prewarm5 shellcheck5 sessionstart5 shell5 script5
sha hash6 digest6 checksum5 hmac5 hasher5 cryptograph5 immut5 pin5
shadcn radix7 tailwind6 ui6 mui6 rechart5 classname5 tailwindcss5 compon5
shade colour7 darker7 lighter7 darken6 harmoni6 harmon6 complementari6 bigger5 dialogu5
shader webgl7 gl6 textur6 dissolv6 warp6 glitch5 burn5 distort5
shadow border7 pill6 outlin6 elev6 px6 subtl6 glow6 bg5 tint5 inset5 accent5 white5
shake bundler6 stylesheet5 webpack5
shard replica6 replic5
share across5 isol5
shareabl eslint7 prettier6 markdownlint6 lint6 es5 eslintrc5 biom5 jsdoc5
shebang bash6 bin6 shell6 chmod5 sh5 powershell5 pwd5
sheet excel5 xlsx5 spreadsheet5 pptx5 offic5 csv5
shell powershell6 bash6 command6 shebang6 zsh5 sh5 heredoc5 tmux5 cmd5 subprocess5
shellcheck bash5 sh5 pipefail5 check5
shield badg7 img6 mit5 license5 io5
shift toward5
shiki monaco7 highlight5 mermaid5 vitepress5 syntax5 syntact5
shim polyfil5 ecma5
shimmer glow5 opac5 puls5
shoot shot6 clip5 camera5 motion5 entranc5 reveal5 underneath5 pan5
shop cart6 purchas6 commerc6 food5 bui5 supplier5 sale5 discount5
short long5 shorter5 sentenc5
shortcut hotkei7 keyboard7 fullscreen6 ctrl6 esc6 menu6 navig5 mous5 clipboard5 dialog5 click5 toggl5
shorter short5
shortest distanc5 polygon5 levenshtein5 convex5 neighbor5 nearest5 longest5
shot clip6 shoot6 wide5 camera5 economi5
should with5 not5 when5
show dialog5 displai5 button5 menu5 info5 bar5 toolbar5 toggl5 hide5 panel5
showcas gif5 td5 alt5
shrink grow6 size5 viewport5 overflow5 flex5
shuffl funni6 random6 randomli5 nonsens5 rand5
shut shutdown7 sigterm6 daemon5 watchdog5 restart5 wait5 idl5 aliv5 stop5 kill5
shutdown sigterm7 shut7 kill6 wait6 restart6 stop6 goroutin5 hang5 startup5 daemon5 cancel5 grace5
si est6 que6 modulo6 su6 tu5 un5 para5 con5 de5 um5 ao5 utilis5
sibl hoist5 diverg5
sid music5 song5
sidebar nav7 navbar7 switcher6 dropdown6 navig6 layout6 toolbar6 button6 toggl6 popov6 menu6 tab6
sidecar jsonl6 artifact5 av5
sig priv7 proc6 rt6 pf6 pm6 nr5 asid5
sight combat5 stanc5
sign hmac5 trust5 cryptograph5 authent5 verifi5 signatur5 attest5 notar5
signatur hmac6 jwk5 jw5 sign5 jwks5 aud5 iss5
signific barrier5 opportun5 unpublish5 handoff5
significantli faster7 slower6 fewer6 reduc6 benefit6 smaller5 much5 better5 more5 slightli5 overhead5 cheaper5
signup grab5
sigstor attest6 slsa5 publish5 prereleas5
sigterm shutdown7 kill7 shut6 pid6 hang5 wait5 process5 exit5 daemon5 grace5 stop5 reap5
silenc beneath6 topbar5 focal5 quiet5 coral5 bell5
silent never6 loudli6 rather6 fail6 miss6 cannot6 catch6 absent5 noth5 failur5 malform5 reject5
silhouett mountain7 golden6 water6 bamboo6 gold5 horizon5 grei5 sky5 atmospher5 warm5 amber5 light5
silicon nvidia7 intel7 metal7 gpu6 appl6 cpu6 amd6 infer5 huggingface5 acceler5 hug5 hardwar5
sim robot6 rl5 reinforc5 rocket5
similar cosin7 fuzzi6 bm5 levenshtein5 rank5 keyword5 pairwis5 proxim5 fusion5 score5 combin5 reciproc5
similarli behav5
simpl easi8 easili7 lightweight7 friendli6 librari6 python6 wrapper6 tini6 util5 django5 base5 flexibl5
simpler quicker6 safer6 much6 easier6 better6 more6 complic6 cleaner6 difficult5 clearer5 harder5 make5
simplest easiest5 straightforward5 fastest5 viabl5
simpli though6 abl6 howev6 sure6 anywai6 anyth6 even5 someth5 thu5 also5 suppos5 sinc5
simplic specialist6 yagni5
simplif refactor5 simplifi5
simplifi streamlin6 refactor5 easier5 conveni5 easi5 enhanc5 variou5 util5 simplif5 facilit5
simplist asyncio5 aws5
simul physic6 quantum6 crystal5 toolbox5 optic5 nuclear5 particl5 reson5 comput5 analysi5 energi5 dynam5
simultan concurr6 multipl5 winner5 parallel5
sin sine6 tu6 modulo5 breath5 que5
sinc howev7 longer7 even6 also6 now6 seem6 sure6 though6 need6 anywai6 anymor6 abl5
sine breath7 oscil6 gentl6 sin6 tween6 displac6 puls6 fight5 wave5 mockup5 idl5 amp5
singl multipl6 combin5 each5 on5
singleton factori5 instanc5 instanti5 accessor5 subclass5
singular plural6 associ6 invers5 polymorph5 autosav5 noun5
sink collector5 otlp5 emit5
sit bottom5 below5 stand5 abov5 besid5 behind5 leav5
site websit6 jekyl6 astro5 sitemap5 page5 seo5 cm5 cms5 samesite5 vitepress5
sitemap seo8 crawl6 crawler6 astro5 spider5 nuxt5 site5 websit5 og5 cm5 cms5 rss5
sitter ast6 cypher6 lexer5 grammar5 parser5
situat sometim6 happen6 encount6 suppos5 usual5 howev5 abl5 tri5 bad5 occur5 often5 though5
six five7 eight7 four6 seven6 ten6 nine5 three5 twelv5
size height6 width5 shrink5 mb5 max5 larger5 smaller5 exce5 maximum5
sk ri5 za5
skeleton layout5
skeptic empathi9 disposit6 thorough6 influenc6 inaccur5
sketch swatch5
skew scale5 blur5
skill agents6 agent6 claude6 claud6 subag6 frontmatt5 md5 guidanc5 yellow5 brainstorm5 refer5 ce5
skim toc6 bookmark6 footer5
skin crack5
skip miss5 fail5 fals5 empti5 ci5 proce5
sku az5
sky atmospher6 mountain6 horizon6 golden6 water6 rise6 light6 amber5 sun5 cool5 silhouett5 grei5
sla bed5 printer5 mf5
slab neatli6 font5 san5 plex5
slack what6 whatsapp6 discord6 bot5 notif5 inbox5 telegram5 channel5 chat5 send5
slash colon6 trail5 backslash5 unquot5
slate tint5 grai5
sleep wake7 awak7 night5 timer5 alarm5 wait5
slice vf5 mf5
slide fade5 stagger5 deck5 timelin5 tween5
slider drag6 jquery6 galleri5 customiz5 vanilla5 angular5 vue5
slightli smaller6 better6 much5 larger5 harder5 cleaner5 less5 significantli5 more5 bigger5 fewer5 faster5
slim mend6
slo datadog6 monitor5 apm5 relic5 incid5 health5 metric5 alert5 uptim5
slop linter5 anti5 oxlint5
slot proc5 priv5 nr5
slow rush5 dramat5 slowest5 slower5
slowdown fan5 retract5
slower faster6 significantli6 fewer5 much5 less5 overhead5 slow5 benefit5
slowest slow5
slowli tilt7 camera6 pan5 orbit5 angl5 rotat5 wide5
slsa softprop7 releases6 scorecard6 micromatch6 goreleas6 testcontain6 codeql6 release6 attest5 vitej5 jsdom5 testifi5
slug filenam5 basenam5 yyyy5 yyyi5 suffix5 dd5
sm sms8 lg6 what5 whatsapp5 phone5 imessage5 otp5
small tini5 quickli5 larg5 littl5 util5 few5
smaller larger8 fewer6 slightli6 bigger6 much6 significantli5 faster5 less5 larg5 size5 more5 better5
smarter harder6 quicker5 nicer5 clearer5 cleaner5 faster5 simpler5 easier5 safer5 littl5
smoke exercis5 pass5 typecheck5
smooth eas5 framer5 anim5 parallax5 motion5
smoother faster5
smoothli anim5 framer5 transit5
sms sm8 what7 whatsapp7 imessage6 sender6 otp6 phone6 send5 inbox5 email5 messag5 resend5
smtp imap8 mail7 gmail7 email7 mailbox7 outlook7 inbox6 mx6 resend5 sender5 mailer5 bcc5
sn lambda6 aws6 amazon6 aw6 ek6 serverless5 rds5 ecs5 construct5 aurora5 rd5 vpc5
snake camelcase9 camel9 pascalcase9 pascal8 kebab8 case6 upper6 underscor5 acronym5
snappi overshoot6 bounc5 zstd5 stagger5 feel5
snapshot restor5 desir5 volum5 reconcil5 checkpoint5 fresh5
sni tls8 tl8 ssl7 https7 certif7 dns6 cert6 dn6 tld6 hy6 tunnel6 hostnam6
snippet mj7 mental6 tab6 reflect5 section5 item5 quickstart5
snow et5
snowflak duckdb6 duck6 dialect6 sql6 spark5 lake5 db5 mysql5 connector5 postgr5 postgresql5 panda5
snyk sast8 trivi8 vulner6 vuln6 sarif6 cve6 taint6 scanner6 scan6 sbom5 poc5 dependabot5
soc complianc7 eu7 gdpr6 nist6 auditor6 act6 regul6 oversight5 regulatori5 owasp5 sanction5 forens5
social twitter6 facebook6 instagram6 linkedin6 tok5 reddit5 tik5 tweet5
sock udp7 tcp7 tunnel6 port6 socket5 inet5 https5 ssh5
socket websocket8 websockets7 udp6 tcp6 multiplex6 transport5 sock5 connect5 listen5 sse5 client5 mtls5
soft unpublish6 hard6 exposur5 volatil5
soften distant6 cook5 calm5 water5 mountain5
softprop testifi8 codeql8 goreleas8 testcontain8 jsdom8 scorecard8 micromatch7 hashicorp7 digitalocean7 slsa7 golangci7 mobi7
softwar sublicens7 furnish6 herebi6 redistribut6 unmodifi6 deal6 software6 worldwid5 warranty5 obtain5 sell5 licens5
software use8 aris8 arising8 otherwise7 provided7 warranty7 tort7 implied6 otherwis6 softwar6 including6 deal5
solar planet7 moon6 sun6 sunset5 energi5 intens5 earth5 environment5 weather5 climat5
sole admit6 retir6 authorit6 therefor5 campaign5 ordinari5 owner5 mutabl5 frontier5 truth5 mere5 checkpoint5
solid fill6 outlin5 thick5 border5 shadow5 pill5
solut memory6 problem5 compound5 approach5 brainstorm5
solv solver8 quadrat7 problem7 equat6 puzzl6 differenti6 algebra5 polynomi5 theori5 finit5 lp5
solver solv8 differenti7 quadrat7 equat7 algebra6 puzzl5 polynomi5 theori5 discret5 finit5 constrain5 optimis5
somehow appar6 weird5 segfault5 troubl5 bug5 bad5 seem5 obvious5 unexpectedli5 caus5 confus5 unfortun5
someon someth7 anyth7 tell6 anyon6 sai6 want6 nobodi6 everyth6 suppos6 thing6 know6 look6
someth tell7 anyth7 know7 thing7 happen7 want7 look7 someon7 realli7 actual6 sai6 worth6
sometim tri7 often6 howev6 seem6 usual6 abl6 realli6 situat6 happen6 anywai6 sure6 bad6
somewhat quit7 complic5 obviou5 wai5 thing5 lot5 hopefulli5 importantli5 realli5 sens5 much5 mayb5
somewher everyth5 anyth5 suppos5 someon5 look5 whatev5 nobodi5 els5 almost5
sonar qube8 sonarqube7 snyk5
sonarqube qube9 sonar7 lint5
song artist8 spotifi8 music7 yt6 youtub6 youtube6 you6 tube6 playlist5 mp5 plai5 sid5
sonnet opu9 haiku8 effort6 subag5 adversari5 council5 inherit5 review5 persona5 guardian5
soon come5
sop encrypt5 gpg5 decrypt5 keyr5
sophist leverag5
sort order6 asc6 desc6 lexicograph6 unord6 ascend5 arbitrarili5 filter5 by5 list5
sortabl draggabl7 jquery6 drag5 jqueri5 angular5 multiselect5
soul agent5
sound distant6 music6 hammer6 audio5 bell5 ambient5
source active8 cas8 closed7 ca6 epoch6 absorb6 campaign6 rollov5 revis5 law5 leas5 disjoint5
sourcemap webpack7 esbuild5 esm5 parcel5 rollup5 minifi5 swc5 transpil5
south west8 north8 east8 swipe7 finger7 asia6 asian6 gestur6 western5 pinch5
spa pwa5 vite5
space whitespac6 punctuat5 indent5 pad5 trail5
spam anti5
span dk6 emphasi6 margin6 blank5 noopen5 tracer5 em5 href5 tel5
spanish french9 german9 italian8 portugues8 russian8 rephras8 dutch7 english7 greet7 korean7 japanes6 swedish6
spark lake7 duckdb6 duck6 polar6 parquet6 columnar6 panda5 snowflak5 apach5 arrow5
sparklin chart7 heatmap6 pie5 rechart5 bar5 breakdown5
spars dens6 neural5 densiti5 differenti5 approxim5 dimension5
spatial dimension6 cell6 heterogen5 neural5 resampl5 spectral5 analysi5 predict5 latent5 toolbox5 geometr5 dataset5
spawn subprocess7 subag6 subshel6 process6 invok5 invoc5 pty5 pid5 parallel5 exec5 kill5 hang5
spdx licens7 gpl5 proprietari5 license5
speak voic7 hear7 speech6 speaker6 talk6 tts6 tt5 transcrib5 elevenlabs5 dictat5 announc5 eleven5
speaker speech7 hear6 speak6 audio6 tts6 tt6 transcrib6 voic5 student5 elevenlabs5 russian5 eleven5
spec plan6
special escap5 charact5 backslash5
specialist senior7 expert7 architect6 expertis6 analyst6 simplic6 persona6 ce5
specif describ5 appropri5 vagu5 instruct5 specifi5
specifi respect5 determin5 specif5
spectral dimension6 differenti6 neural6 reson5 diffus5 likelihood5 mixtur5 mass5 entropi5 spatial5 densiti5 galaxi5
spectrum galaxi5
speech tts9 tt8 voic7 whisper7 transcrib7 elevenlabs7 speaker7 audio6 speak6 multilingu6 recognit6 eleven6
speed increas5 aim5 volumetr5 retract5
speedup overhead5 benchmark5
spell misspel7 grammat7 typo5 word5 mistak5
spellcheck did5
spend cost6 budget5 runawai5 usd5
spf testifi7 cobra6 softprop6 digitalocean6 quic6 golangci5 codeql5 hashicorp5 scorecard5 buildx5 cmp5 testcontain5
sphere polygon6 cone6 intersect5 triangl5 mesh5 geometri5 rectangl5 point5 geometr5 distanc5 angl5 ellips5
spi peripher8 usb7 esp7 led7 wi7 firmwar6 wifi6 fi6 adc6 hardwar5 wireless5 bluetooth5
spider crawler8 crawl7 sitemap5 scrape5 scraper5 seo5
spike agi5
spinner progressbar7 progress6 bar5 emoji5
spiral retract6 tower6 bugfix6 wipe5 thick5 layer5
splice seq7 pathwai6 cell5 identif5 sequenc5 sc5
split separ5
sponsor href5 alt5 img5 donat5
spoof waf5 imperson5 dns5 tls5 dn5 fingerprint5 bypass5 sni5 tld5 anti5 subdomain5 mitm5
spotifi artist8 song8 yt7 you7 youtube7 youtub7 tube7 music6 playlist6 podcast6 fetcher5 mp5
sprawl dto7 instanceof7 unsaf6 uncheck6 cast5 mirror5 broad5
spreadsheet xlsx8 excel8 offic7 pptx7 tsv6 od6 csv6 libr6 xl5 sheet5 docx5 beautifulli5
spring release6 maven6 junit5 hibern5 testcontain5 overshoot5 displac5
sprint backlog5 jira5 ticket5
spuriou linebreak5 newlin5 indent5 footnot5 writer5
spy mock6 fake5 unittest5
sq sqlite9 lite9 databas7 db6 sql6 postgr6 drizzl6 dialect6 postgresql6 mysql6 ft5 mongodb5
sql postgr8 postgresql8 mysql8 dialect8 databas8 db7 my7 sqlite7 sq6 drizzl6 orm6 lite6
sqlite sq9 lite9 databas7 db7 sql7 drizzl6 mysql6 postgr6 postgresql6 dialect6 ft5 my5
squar circl5 chi5 rectangl5 rectangular5 corner5
squash rebas8 branch7 uncommit6 stash6 merg6 push6 bisect6 unstag6 fixup6 pr5 cherri5 git5
sr sa5 ur5
src lib5 ts5 githubusercont5
srcset cubic8 pictur8 scheme7 devin6 utm5 prefer5 coderabbit5 king5 dark5 svg5 alt5 medium5
sre devops6 devop6 op5 infrastructur5
srgb rgb8 xy8 hsl8 xyz7 chromat7 grayscal6 nb6 hex5 notat5 bt5 lumin5 convers5
srp wow6 realm5 wo5
srv service5 compos5
ss hh8 yyyy8 yyyi8 dd7 mm7 nn5
ssd nv5 hardwar5 cpu5
sse websocket6 streamabl6 websockets6 transport6 ws5 socket5 stream5 rpc5 stdio5
ssh tunnel6 rsync5 scp5 gpg5 https5 tailscal5 scriptabl5 sock5
ssl tl8 tls8 certif7 cert7 sni7 openssl6 hy6 https6 hst5 crt5 pkc5 mtls5
sso mfa7 authent7 openid6 login6 oidc5 rbac5 iam5 auth5 oauth5 account5 logout5 credenti5
ssr hmr7 hydrat7 teleport6 unmount6 prop6 suspens6 tanstack5 dom5 rsc5 vite5 reactiv5 tan5
ssrf xss6 malici6 attack6 dos6 bypass5 exfiltr5 exploit5 denial5 forgeri5 protect5 defens5 vulner5
st sts6 enc5 xor5
stabl ident5 exact5 immut5 remain5 candid5 prove5
stack tan5 tanstack5
stackoverflow forum6 discuss6 issuecom5 pleas5 question5
stacktrac traceback6 debug5 log5 loglevel5
stage prod7 evid6 infra5 deploi5 vpn5 rc5 canari5 beta5 proof5 partner5 tg5 admin5
stagger entranc8 fade7 tween7 settl6 overshoot6 bounc6 pop6 eas6 breath5 slide5 mockup5 displac5
stai keep7 while6 deliber5 leaf5 noth5 still5 rather5 everi5 carri5 whose5 never5 unchang5
stale old5 orphan5
stall hang6 wait6 drain5 timeout5 indefinit5 stick5 kill5 stop5
stamp carri5
stanc combat9 punch8 peac8 gd8 tp7 foot6 drone6 blend6 weapon5 polic5 aim5 sight5
stand besid6 sai5 ride5 sit5 exactli5 noth5 hold5 half5
standard guidelin5
standbi suspend5
stanford student5 cours5 learner5
star diamond5
start sessionstart5 stop5 end5 startup5
starter scaffold6 boilerpl5
startswith substr5
startup restart6 shutdown5 daemon5 start5 dure5 reload5 hang5 kill5
stash uncommit8 branch7 unstag6 squash6 rebas6 untrack6 porcelain6 push5 git5 cherri5 bisect5 dirti5
state mutat6 authorit5 recoveri5 durabl5 lifecycl5 ordinari5 resum5 mere5 surviv5 current5
stateless rememb5 strand5 memori5 recal5 aider5
statement mysql5 update5 sql5 table5 insert5 claus5 ddl5 column5 create5
static asset5 favicon5
station radio5 vehicl5 weather5
statist plot6 outlier5 analysi5 estim5 median5 varianc5
statu status6 success5 complet5
status statu6 succeed5 refund5
std serd5 into5 cfg5 impl5 clippi5 rustc5 ptr5 crate5
stderr stdout9 tee7 stdin6 output6 printf6 pipe6 tty6 exit6 jq6 nonzero5 echo5 parseabl5
stdin stdout7 stderr6 argv6 pipe6 subprocess6 tty5 output5 cwd5 tee5 pty5 exec5 jq5
stdio streamabl7 server5 mcp5 sse5 websocket5 rpc5 relai5 expos5 bridg5
stdout stderr9 stdin7 output7 tee7 pipe7 tty7 printf6 parseabl6 consol6 ndjson5 subprocess5 echo5
steam unoffici5
steel grei6 water5 blue5 tour5
steer mission6 recal5
step superpow6 final5 continu5 closur5 plan5 charter5 required5 mandatori5
stick zombi5 indefinit5 diagnos5 diagnosi5 stall5
sticki nav5 scroll5
still even6 while6 though6 noth6 alreadi6 longer6 onli6 yet6 cannot5 therefor5 rather5 happen5
stock financi7 market7 invest7 fund7 trade7 yahoo6 portfolio6 price6 quantit6 financ6 econom6 estat5
stone hammer7 distant7 golden6 rise6 cook6 water6 weigh5 cloth5 garden5 crowd5 grei5 bamboo5
stop immedi6 wait6 after6 shutdown6 exit5 abort5 finish5 kill5 drain5 fire5 sigterm5 restart5
storag store6 gcs6 sessionstorage5 indexeddb5 localstorage5 persist5 filesystem5 disk5 minio5
store storag6 persist6 sessionstorage5 cach5 indexeddb5 datastor5 localstorage5
storefront partner7 pilot6 commerc5 rehears5 cohort5
stori chronolog5 campaign5 disclosur5 frontier5 fiction5 survivor5 mere5 durabl5 compact5
str from5 repr5 tupl5 guest5 string5
strai strip5 newlin5 whitespac5 delimit5
straightforward simplest5 intuit5 eleg5 conveni5
strand adk6 crew6 memori5 stateless5 langchain5 persist5
strang unfortun5 weird5 seem5 hopefulli5 segfault5 sometim5 appar5 troubl5
stranger law6 board5 yard5 rev5 car5
strateg technic5 architect5 senior5
strategi reciproc5 rank5 trade5
stream buffer6 sse5 deflat5
streamabl stdio7 sse6 server6 websocket5 websockets5 htt5 mcp5 ws5 rpc5 transport5 protocol5
streamlin facilit7 simplifi6 seamless6 leverag6 intuit6 seamlessli5 empow5 preprocess5 aim5 comprehens5 enhanc5 variou5
street geograph6 road6 geo6 citi5 earth5 latitud5 longitud5 sea5 geoloc5 geographi5 lon5 lat5
strengthen weaken7 refin5 contradict5
stretch tall5 portrait5
strict valid5 ajv5 fals5 check5
strictli adher6 tdd5 follow5 yagni5
stride sum5 inf5 float5 subtract5 nan5 arithmet5
string arrai6 liter6 valu5 coerc5 char5 encod5 instead5 tostring5 int5 coercion5 alphanumer5 insensit5
stringifi serializ5 object5
strip whitespac6 newlin6 trail6 delimit5 strai5 lead5 unquot5 trim5 escap5 surround5
stripe workshop6 invit5 payment5
stroke glyph7 outlin6 draw5 opac5 pen5
strong weak5 passphras5
stronger suffici5 justifi5 admit5 guarante5 explicit5 strongest5 handoff5
strongest stronger5
struct deseri8 tupl7 serd6 enum6 repr6 borrow6 impl6 into6 visitor6 mut5 serial5 ser5
structur extract5 hierarch5 readabl5 understand5 document5
struggl student7 resort7 rephras7 korean6 japanes6 greet6 french5 german5 encourag5 spanish5 english5 russian5
sts nnn7 ut6 req6 st6 least5 traceabl5 uncov5 sy5 scenario5
stub nr6 ipc6 userland5 asid5 proc5 priv5 kernel5 va5 rt5 unimpl5
student resort7 struggl7 school7 rephras7 greet7 teach7 encourag6 french6 learner6 german6 korean6 cours6
studi scienc6 cours5 educ5 scientif5 artifici5 competit5 learn5 toolbox5 mine5 teach5 theori5
studio po5 mo5
stuff bunch7 realli6 littl6 lot6 mostli6 thing6 easier6 weird6 nice5 handi5 make5 deal5
stupid mistak5 bug5 typo5 fix5
style css5 emphasi5 margin5 color5
stylesheet css7 sass7 scss6 webpack6 shake5 minifi5 tailwindcss5 cdn5 tailwind5 postcss5 bundler5 preprocessor5
stylist jsdom7 vitej7 micromatch7 releases6 softprop6 testcontain6 oxc6 release6 eslint6 goreleas6 babel6 prettier6
su para7 ao7 um7 est7 de7 un7 que6 modulo6 se6 suport6 tu6 del6
subag spawn6 skill6 deleg5 haiku5 agent5 sonnet5 orchestr5 compound5 claud5 invok5 council5 frontmatt5
subclass class6 instanti6 accessor5 method5 kwarg5 setter5 defin5 constructor5 callabl5 extend5 singleton5
subcommand command6 arg6 argv6 flag6 flags6 argpars5 cmd5 argument5
subdir directori6 dir6 subdirectori6 toplevel6 path5 root5 symlink5 pwd5 basenam5 repo5 absolut5
subdirectori directori8 folder6 subdir6 root6 path5 dir5 basenam5 repo5 file5 cwd5
subdomain tld6 dns5 hostnam5 dn5 wildcard5 tls5 sni5 spoof5 https5
subject furnish5 issuer5
sublicens furnish9 sell8 softwar7 redistribut7 permit6 copi6 impos6 herebi6 unmodifi6 restrict5 patent5 distribut5
submenu menu6 toggl5 popup5 navig5 tab5 pane5 tap5
submiss submit6
submit submiss6 gt5 graphit5 posttooluse5
submodul git5 repo5 repositori5 clone5
subnet cidr8 pv7 ipv7 vpc6 ip6 address6 inet5 egress5 ec5
subpackag ne5
subpath barrel6 facad5
subprocess spawn7 stdin6 stdout5 exec5 cwd5 process5 pty5 invoc5 shell5
subqueri cte7 join5 enrol5 claus5 aggreg5 queri5
subscrib broadcast7 unsubscrib6 notif5 listen5 cabl5 event5 notifi5 receiv5 channel5
subscript bill6 entitl5 account5 provis5 payment5 quota5
subsect yyyy5 yyyi5 hh5 dd5
subsequ immedi5 onc5 discard5 successfulli5
subshel prewarm7 sessionstart7 spawn6 hook5 posttooluse5 pipefail5 drain5 pretooluse5 pid5 chmod5 exit5 reap5
substanc verdict5 disagre5 fold5 honest5
substant verdict5 review5 cite5
substanti portion5 notic5 copyright5 disclaim5
substitut heredoc5
substr match7 regex6 insensit6 startswith5 matcher5 suffix5
substrat cognit5 crew5 agnost5 autonom5
subsystem ownership5 justifi5
subtask task6 epic5 backlog5 ticket5
subtitl transcrib6 youtub6 yt6 video6 whisper6 podcast6 audio6 mp5 youtube5 rip5 you5 tube5
subtl glow6 tint6 opac6 shadow6 blur6 bg5 border5 hover5 cyan5 rgba5 gradient5 outlin5
subtract divis7 arithmet6 sum6 fraction5 float5 stride5 inf5 multipli5 histogram5 ration5 logarithm5
subtre ancestor6 folder5
subtyp enum5 serializ5 coercion5
succe succeed6 successfulli6 success6 fail5 attempt5
succeed succe6 success6 attempt5 recheck5 cancel5 successfulli5 status5 final5 finish5 refund5
success fail6 succeed6 outcom6 failur6 attempt6 succe6 statu5 partial5 complet5 successfulli5 final5 cancel5
successfulli succe6 success5 succeed5 finish5 subsequ5
successor closeout7 inconclus7 journei7 qualif6 authoris6 admiss6 runbook6 tombston6 receipt6 histor6 rollout6 supersed5
sudo apt6 homebrew6 darwin5 fedora5 hei5 brew5 ubuntu5 debian5 cask5
suffici chronolog6 admit6 frontier6 therefor5 elig5 insuffici5 semant5 mere5 oblig5 must5 stronger5 establish5
suffix prefix6 filenam5 substr5 match5 slug5 collis5
sugar syntact5
suggest feedback5 propos5
suit test6 eval5 unittest5 regress5 fixtur5
sum avg7 subtract6 histogram6 averag6 over6 divis6 count6 gaug6 stride5 total5 sampl5 aggreg5
summar summari6 extract5 transcript5
summari breakdown6 summar6 detail5
sun sunset8 moon7 planet6 atmospher6 solar6 sky5 bloom5
sunset sun8 moon7 planet6 earth5 solar5
sup refund5 tg5 escal5 intak5
supabas sveltekit6 phoenix6 migrat5 princip5 invit5
super tini5 lightweight5 eleg5 minimalist5 easi5 flexibl5
superior workflow5
superpow required7 charter6 step6 architecture5 assur5 roadmap5 complete5 plan5 adversari5 retrospect5
supersed retir6 successor5 earlier5 histor5 inconclus5 supersess5 tombston5 reconcil5 contradict5 promot5
supersess presum6 fold5 supersed5 car5 ps5 rev5
supervis ensembl6 semi5 heterogen5 probabilist5 neural5 train5 mixtur5 multimod5 classif5 augment5 learn5 predict5
supervisor daemon5
suport ao9 um8 para8 que8 modulo7 da7 de7 tu6 su6 est6 mai6 em6
supplement constitut5
suppli malici5 licenc5 threat5
supplier purchas7 sale6 invoic6 discount6 quantiti5 shop5 order5
suppos though6 someon6 happen6 someth5 anywai5 sometim5 simpli5 actual5 anymor5 situat5 anyth5 whatev5
suppress warn5
sure abl7 howev7 realli7 also7 want7 need6 even6 seem6 sinc6 happen6 possibl6 though6
surpris often6 worth5 obviou5 anywai5 usual5 realli5 elsewher5 want5 care5 harder5
surrog artifici5 toolbox5 optimis5 neural5 uncertainti5 reinforc5 heterogen5 probabilist5 ensembl5
surround backtick5 delimit5 paragraph5 bracket5 newlin5 indent5 quot5 block5 whitespac5 strip5
surviv lose6 durabl6 checkpoint5 rng5 oblig5 recoveri5 recov5 recover5 whose5 disappear5 mere5 resum5
survivor retir6 discharg5 compact5 basi5 stori5 dereferenc5 chronolog5 suffici5
suspend pend5 resum5 standbi5 reaction5
suspens teleport7 unmount7 hydrat7 hmr6 ssr6 rng5 child5 reaction5
suspici malici5
sv hu8 cz7 nl6 pl6 fil6 cs6 ua6 ph6 po6 ro5 zh5 mo5
svc bl7 el6 ipc5
svelt sveltekit7 tanstack7 vue6 tan6 react6 nuxt6 astro6 remix6 angular5 vite5 compon5 kit5
sveltekit tanstack7 svelt7 tan7 remix7 supabas6 nuxt6 astro5 kit5 nitro5 vite5 cloudflar5
svg logo6 png5 img5 icon5 ico5 draw5 favicon5 srcset5 alt5 pictur5
svn hg6 repositori6 git6 repo6 toplevel5 vcs5 lfs5 vc5
sw oi8 ii8 nc7 vk7 nd7 vw6 mc6 ey5
swagger openapi7 graphql6 fastifi6 tful5 restful5 ql5
swallow unhandl7 uncaught7 except6 error6 throw6 fatal6 catch6 typeerror6 valueerror6 unexpectedli5 illeg5 abort5
swarm autonom6 multi5 orchestr5
swatch sketch5 hsl5 colour5
swc esbuild7 webpack7 transpil6 rollup6 babel6 minifi6 parcel6 esm5 vite5 sourcemap5 typescript5
swe bench6 eval6 benchmark5
swedish dutch8 italian8 portugues8 turkish7 spanish6 vietnames6 russian6 german6 translat6 french6 polish6 english5
sweep swept5
sweet tour5
swept sweep5
swift xcode5 xc5
swipe gestur9 finger8 pinch8 south7 tap7 west7 north6 pan6 touch5 bookmark5 diagon5 zoom5
switch toggl5 mode5 disabl5
switcher sidebar6 dropdown6 toolbar5 navbar5 nav5 popov5 toggl5 menu5 navig5 tsx5
sx ra6 lo5 km5
sy arch6 nnn5 renumb5 syscal5 mod5 proc5 ipc5 nr5 vf5 kernel5 priv5 asid5
sym equat6 algebra6 symbol6 mathemat5 math5
symbol sym6 algebra5
symlink dir7 directori6 pwd6 dotfil6 xdg5 path5 subdir5 mkdir5 root5 nix5 worktre5 ln5
symmetr aes8 gcm8 ae7 decrypt7 cha7 rsa7 asymmetr7 encrypt7 cryptographi7 cipher6 gpg6 crypt6
symmetri crystal5 physic5 optic5 nuclear5
symptom diagnos6 gotcha5 bug5 caus5
syn serd6 macro5 borrow5 ser5 impl5 deseri5 vec5 struct5 clippi5 visit5
sync synchron5
synchron async6 await6 asynchron5 sync5 concurr5
synonym rephras6 german6 vocabulari5 phrase5 french5 english5 greet5 spanish5 korean5 word5 russian5
syntact syntax6 mermaid5 sugar5 shiki5
syntax syntact6 beautifi5 parser5 markup5 lexer5 highlight5 shiki5 markdown5
synthes synthesi7 nuanc5
synthesi synthes7 opu5 effort5
synthet realist5 real5 exercis5
syscal errno8 musl7 libc7 abi7 aarch6 posix5 elf5 sy5 userland5 renumb5 kernel5 mileston5
systemat bia6 bias6 investig5 hue5
systemd healthcheck7 daemon5 cron5 timer5 restart5
tab item6 snippet6 dropdown6 sidebar6 mental5 mj5 combobox5 navig5 toolbar5 submenu5 menu5
tabl column7 table6 alter6 create6 ddl5 insert5 exists5 row5
table create9 alter8 ddl8 update7 delete7 cascade7 exists7 tabl6 insert5 query5 fk5 pg5
tablet mobil7 iphone6 phone6 breakpoint5 pad5 screen5 tighter5 devic5 viewport5 ios5 android5
tabular preprocess6 panda6 ml5 dataset5 csv5 ensembl5 augment5 probabilist5 excel5 tsv5
taglin cta6 wordmark6 hero6 logo6 brand5 center5
tailor empow5 seamlessli5 cv5
tailscal tunnel6 https5 hostnam5 ssh5 lan5 localhost5 loopback5
tailwind tailwindcss8 css7 shadcn6 sass6 scss6 classname5 stylesheet5 ui5 oklch5
tailwindcss tailwind8 sass7 css6 scss6 postcss5 esbuild5 shadcn5 stylesheet5 rollup5 webpack5 flexbox5
taint sast7 snyk6 scanner6 vulner5 scan5 trivi5 secur5 remedi5 poc5
take sinc5 few5 howev5 come5 abl5 also5 thing5 want5 care5 sure5 even5 realli5
talk speak6 voic6 dictat5 chat5
tall portrait7 height6 width6 vertic6 landscap6 horizont5 viewport5 bottom5 lai5 stretch5 reflow5 legibl5
tamper seal7 cryptograph7 attest7 wit6 govern5 guardrail5 replay5 chain5 forens5 complianc5 trail5 trust5
tan tanstack9 sveltekit7 remix6 svelt6 nitro6 vite6 devtool5 stack5 ssr5 nuxt5 cloudflar5 router5
tanstack tan9 sveltekit7 svelt7 remix6 nitro6 vite6 devtool6 ssr5 nuxt5 router5 mdx5 astro5
tap gestur7 swipe7 finger6 pinch6 popup5 bookmark5 submenu5
tar gz8 unzip7 zip7 archiv6 tarbal6 uncompress6 unpack6 checksum6 gzip6 decompress6 bomb5 zstd5
tarbal gz7 checksum7 tar6 dist5 zip5 gzip5 publish5 kib5 unpack5 unzip5 manifest5
target noopen5
task complet6 plan6 subtask6 required5 execut5 prd5 todo5
tauri webview6
tax annual7 au7 cent6 incom5 calcul5 monei5 descriptor5 catalogu5
tb kb6 mb5 gb5
tbd bead5 bd5 ticket5
tc neatli5 san5
tcp udp8 sock7 lan6 tunnel6 socket6 port6 handshak5 tls5 sni5 protocol5 https5 websocket5
td alt6 br5 tr5 showcas5
tdd adher6 disciplin6 principl5 checklist5 strictli5 yagni5 follow5 constitut5 goal5 philosophi5
te latex9 la8 tex8 writer7 linebreak7 ka7 xe6 reader6 hyperlink6 math6 lh6 rst6
teach student7 school6 cours6 learner6 concept6 lesson6 resort5 educ5 greet5 beginn5 academi5 vocabulari5
teal amber8 purpl8 blue8 brown8 navi7 pink7 orang7 grei7 cool7 cyan6 green6 white6
team collabor5
tear teardown5 down5
teardown authoris6 former6 tear5 absenc5 rollback5 successor5 destroi5 preview5 alchemi5 cleanup5 inconclus5 receipt5
tech tracker5 enrol5
technic strateg5 fundament5 architect5 priorit5
techniqu nnn5 ut5
technolog industri6 comprehens5
tee stdout7 stderr7 pipe5 stdin5 output5
tel otel9 otlp8 telemetri8 opentelemetry7 collector7 genai7 tracer7 trace7 lgtm6 langsmith6 loki6 tempo6
telegram bot7 tg7 what6 whatsapp6 discord5 webhook5 qq5 we5 messeng5 slack5 mini5 payment5
telemetri opentelemetry8 collector8 otel8 tel8 otlp7 trace7 instrument7 tracer7 genai7 lgtm7 langsmith6 opentelemetri6
teleport unmount8 suspens7 hmr7 ssr6 bail6 hydrat6 prop5 dom5 core5 child5 aliv5
tell someth7 anyth7 sai7 everyth6 someon6 want6 decid6 rememb6 happen6 ask6 know6 let6
temp tmp7 dir6 temporari6 directori5 throwawai5 tempfil5 mkdir5 cwd5 unlink5 scratchpad5
temperatur sensor5 pressur5 air5 heat5 cool5
tempfil unlink5 temp5 tmp5
templat jinja6 html5 exampl5 ej5
template install6 dnd5 rules5
tempo lgtm7 otlp6 loki6 grafana6 otel6 tel6 collector5 opentelemetry5 telemetri5
tempor causal7 semant6 chronolog6 occurr6 recenc5 oblig5 kg5 procedur5 bm5
temporari temp6 dispos5 tmp5
temporarili disabl5
ten hundr7 thousand7 seven7 five7 eight7 million7 twenti6 six6 twelv6 roughli5 nine5 forti5
tenanc tenant7 rbac6 authz5
tenant tenanc7 rbac5
tend pain5
tens verb6 phrase5 sentenc5 word5 imper5
tension payoff7 dramat7 emot7 pace6 plant6 curios6 era6 thesi6 calm5 narr5 excit5 tone5
termin tui7 vt7 pty5 pane5 consol5 curs5 ansi5 textual5
terminolog glossari5
terraform hcl7 iac7 infra6 ansibl6 kubernet5 infrastructur5 azur5 gcp5 helm5 mgmt5 ia5 devops5
terrain imageri5 tile5 raster5
territori rect5
terser vitej8 micromatch7 rollup7 releases7 changes6 history6 babel6 qs6 release6 idna5 postcss5
test suit6 fixtur6 unittest6 coverag6 unit6 mock6 pytest5 regress5 exercis5 vitest5 scenario5 runner5
testabl logic5 unspecifi5 vagu5 clariti5
testcase mailer5 class5 cabl5 unittest5 method5
testcontain softprop8 jsdom7 micromatch7 goreleas7 testifi7 release7 digitalocean7 hashicorp7 scorecard7 releases7 mobi7 stylist6
testdata gitleak6
testifi softprop8 codeql7 golangci7 hashicorp7 jsdom7 quic7 testcontain7 spf7 digitalocean7 buildx7 uber6
tests architecture5
tex latex8 te8 ka7 la7 gfm6 hyperlink6 writer6 lh6 math6 handwritten6 linebreak6 xe6
text word5
textarea autocomplet6 checkbox5 editor5
textbook dialogu5
textual rich5 tui5 qt5 curs5 beauti5 termin5
textur gl6 shader6 webgl6 canva5
tf cosin6 fusion6 fuse5 bm5
tful restful9 pyramid7 crud7 rest6 flask6 fastapi6 openapi5 swagger5 twist5 boilerpl5 graphql5 mongodb5
tg telegram7 fe5 bot5 vpn5 sup5 stage5 pai5 mini5
th vn8 kr7 jp7 vi7 ja7 ko7 hi6 zh6 cn6 altern5 sa5 tr5
thai vietnames6 chines6 arab6 asian6 cjk5 japanes5 hebrew5 san5 western5 neatli5 han5 persian5
thank pull5 issuecom5 contribut5 issu5 pleas5
that not6 is6 doe5 with5 be5 when5 in5 have5 it5 doesnt5 to5 or5
the and5 of5 wikipedia5 in5
theme dark6 palett5 tokyo5 colour5
theori mathemat6 algebra6 quantum6 equat6 differenti5 solver5 educ5 physic5 solv5 scientif5 neural5 studi5
therefor cannot6 admit6 later6 whose6 must6 onli6 sole5 mere5 suffici5 guarante5 ordinari5 still5
thesi payoff7 plant6 era6 istanbul6 curios6 empir6 tension6 emot6 narr5 citi5 grand5 documentari5
thi quarter6 month5 leap5 week5
thick spiral5 tower5 solid5 wall5 retract5
thing realli8 look7 wai7 someth7 want7 lot7 much7 seem7 few6 make6 good6 littl6
think realli6 much6 good6 want6 seem6 thing6 someth6 reason6 understand6 often6 enough5 more5
third parti7
thorough skeptic6 priorit5 poor5 empathi5 low5 high5 frustrat5
thoroughli understand5 deeper5
though even7 anywai7 happen6 simpli6 still6 howev6 sinc6 seem6 anymor6 sure6 suppos6 realli6
thousand hundr8 twenti7 ten7 seven7 million7 forti6 five5 defend5 year5 roughli5 twelv5 eight5
thread pool6 concurr5 semaphor5 await5 coroutin5 reaper5
threat exploit7 vulner6 secur6 exfiltr6 scanner6 malici5 attack5 auditor5 defens5 owasp5 cve5 compromis5
three four6 five6 two6 seven5 exactli5 on5 six5 twenti5
threshold score6 minimum5 min5
throttl jitter5 backpressur5 backoff5 debounc5 hermet5
through expos5
throughout consist6
throughput latenc6 bottleneck5 cpu5 overhead5
throw except8 error7 valueerror7 typeerror7 unhandl6 uncaught6 return6 swallow6 rais6 invalid6 catch5 fail5
throwawai temp5 dispos5 repo5
thu howev7 anymor6 though6 furthermor5 abl5 sinc5 simpli5 certain5 sure5 sometim5 anywai5 possibl5
thumbnail photo5 video5 png5 webp5 imag5 galleri5 jpg5 crop5
tick timer7 clock6 poll5 heartbeat5 cadenc5 eo5 deadlin5 cron5 countdown5
ticker displac5 tween5 yahoo5 financi5
ticket jira7 bead6 epic5 sprint5 priorit5 subtask5 tbd5
tie highest5 win5 prioriti5 order5
tight mono5 ital5 uppercas5 headlin5 inter5 jetbrains5
tighten ajv5
tighter pad6 tablet5 viewport5 col5 breakpoint5 width5
tik tok9 instagram8 reddit8 facebook7 linkedin7 twitter6 youtube6 you6 tube6 scraper6 social5 yt5
tild path5 absolut5 dir5
tile colour5 terrain5 globe5 raster5 wm5
tilt slowli7 pan5 orbit5 rotat5 camera5 angl5 axi5 upward5
time timestamp6 second6 microsecond6 clock6 millisecond6 minut6 hour6 utc6 interv6 date5 elaps5 durat5
timelin hf6 tween5 keyfram5 composit5 hyper5 blink5 comp5 seek5 frame5 slide5
timeout wait6 retri6 backoff6 settimeout6 second5 hang5 delai5 stall5 watchdog5 xx5 shutdown5 sigterm5
timer tick7 clock6 heartbeat6 watchdog6 cron6 countdown6 poll5 schedul5 sleep5 deadlin5 eo5 interv5
timestamp utc7 microsecond6 time6 date6 datetim6 at6 januari6 last5 timestamptz5 datetime5 timezon5 milli5
timestamptz at6 timestamp5 datetim5
timezon utc7 datetim7 datetime6 tz6 iana6 dst6 date6 microsecond5 zone5 iso5 countri5 timestamp5
tini lightweight6 friendli6 simpl6 minimalist5 easi5 super5 small5 javascript5 inspir5 eleg5 easili5
tint cyan7 bg7 white6 grai6 subtl6 border6 rgba6 accent6 outlin5 shadow5 blue5 background5
titl descript6
titlebar trai5 macos5 qt5 mac5 window5
tk tm6 yo6 wish6 il5 upon5 ku5 fr5
tl tls9 sni8 ssl8 certif7 cert6 https6 mtls6 handshak6 imperson5 hst5 tld5 dns5
tld subdomain6 sni6 tls6 https6 tl5 hostnam5 dns5 dn5 localhost5 spoof5 nginx5
tls tl9 sni8 ssl8 https7 certif7 dns6 dn6 cert6 tld6 imperson6 handshak6 mtls6
tm il7 fr7 yo6 ku6 tk6 pt5 ng5 et5 nl5
tmp mkdir7 dir7 temp7 directori6 mv6 tempfil5 gitignor5 dest5 xdg5 temporari5
tmux ghostti8 keybind8 neovim8 pane7 vim7 dotfil6 zsh6 hunk5 opencod5 nix5 lsp5 shell5
to with6 from6 ha5 for5 tostring5 not5 have5 or5 as5 polymorph5 method5 where5
toast customiz6 tooltip5 ui5 picker5 vanilla5 dropdown5 jquery5 notif5 popup5 angular5 highli5 modal5
toc footnot7 chapter6 skim6 reader6 bookmark6 footer5 hyperlink5 writer5 docx5
toctou xss5 malici5 race5 attack5
todai week7 tomorrow6 yesterdai6 weekdai6 dai6 date5 month5 mondai5 quarter5 yyyi5 yyyy5 weekli5
todo fixme6 fixm6 backlog5 done5 task5
togeth multipl5
toggl button7 menu6 dialog6 sidebar6 dropdown6 popov6 toolbar6 switch5 submenu5 drawer5 tooltip5 hide5
tok tik9 instagram8 reddit8 facebook7 linkedin7 twitter7 youtube7 you7 tube6 scraper6 social5 yt5
token bearer6 oauth6 auth6 oidc6 pkce6 jwt5 authent5 credenti5 issuer5 jwks5 openid5 pat5
tokio testifi6 softprop6 codeql5 uber5 slsa5 scorecard5 jsdom5 hashicorp5 testcontain5 goreleas5 mobi5 spf5
tokyo night6 theme5
toler malform5
tombston successor6 retir5 histor5 supersed5 rollout5
toml pyproject8 cargo6 uv5 poetri5 conda5 ini5 env5 ruff5 venv5 cfg5
tomorrow todai6 yesterdai6 week5 weekli5 daili5 weekdai5 dai5
tone documentari6 calm6 mood6 excit6 pace6 cinemat5 narrat5 emot5 dramat5 cloth5 warm5 tension5
tool mcp5 cli5 analyz5
toolbar menu6 dialog6 button6 tooltip6 sidebar6 dropdown6 popov6 panel6 toggl6 switcher5 legend5 show5
toolbox learn6 neural6 scienc6 machin5 simul5 surrog5 toolkit5 artifici5 analys5 bio5 ml5 medic5
toolchain cargo7 clang7 llvm6 aarch6 prebuilt6 musl5 rustc5 build5 glibc5 binari5 pin5 rust5
toolkit ml6 framework6 analysi6 intellig6 modular6 power6 machin6 learn6 comprehens5 librari5 engin5 python5
toolset streamlin5 facilit5
tooltip popov7 dropdown7 dialog7 modal6 toolbar6 button6 menu6 checkbox6 combobox5 toast5 popup5 toggl5
top bottom7 below5 vertic5 abov5 footer5 pill5 horizont5 bar5
topbar focal7 eyebrow7 coral7 cream7 ink7 mono6 headlin6 pink5 typographi5 chrome5 serif5 pill5
toplevel worktre6 subdir6 cwd5 git5 rev5 svn5 repo5 checkout5 porcelain5 basenam5
topolog ingress5
torch pytorch9 neural7 train7 acceler6 diffus6 gpu6 attent6 infer5 differenti5 learn5 py5 cu5
tort otherwise9 arising9 aris9 liabil9 damages8 damag7 other7 otherwis7 use7 consequenti7 software7 liabl6
tostring getter6 setter5 to5 string5
total count7 cumul6 averag5 exce5 sum5 percentag5 avg5 usag5 per5 maximum5 exceed5 durat5
touch gestur6 pinch5 finger5 swipe5 keyboard5 drag5 mous5
tour hall6 sweet5 iii5 steel5 vo5
toward shift5
tower wipe8 retract8 printer7 plate6 pa6 spiral6 bugfix6 arrang6 print5 compens5 thick5 volumetr5
town bead6 bd5 rig5 geograph5
tp combat7 gd7 stanc7 punch7 peac6 foot6 camera6 pitch6 deg6 movement5 aim5 blend5
tr bn7 ur7 kr7 ko6 sa6 altern6 pk6 ir6 fa5 ar5 th5 jp5
trace opentelemetry7 telemetri7 tracer7 tel7 otlp6 otel6 langsmith6 collector6 genai6 instrument6 apm5 log5
traceabl nnn7 req6 ut6 uncov6 sts5 decompos5 decomposit5 arch5 undocu5 least5 compliant5 mod5
traceback stacktrac6 uncaught6 debug6 unhandl6 error5 logger5 log5 debugg5 except5 consol5 loglevel5
tracer opentelemetry7 telemetri7 trace7 tel7 instrument7 otel6 genai6 langsmith6 otlp6 collector6 lgtm5 span5
track tracker5
tracker organis6 enrol5 uid5 track5 tech5
trade market8 invest7 financi7 stock7 fund6 quantit6 portfolio6 yahoo6 perpetu6 bet5 exchang5 econom5
tradeoff matter6 worth5
tradit chines6 asian6 japanes5
traffic tunnel5 proxi5 dns5
trai dock6 titlebar5 wayland5 window5 popov5
trail whitespac6 newlin6 strip6 comma5 trim5 punctuat5 delimit5 colon5 lead5 quot5 slash5 tamper5
train pytorch7 torch7 learn7 neural6 ml6 tune6 dataset6 augment6 infer5 machin5 fine5 predict5
trait into6 deseri5 influenc5 serd5 visitor5 impl5 ani5 enum5 ser5 struct5 empathi5
trajectori grader6 evalu5 eval5 rubric5 judg5
transact insert5 update5 enqueu5 atom5 idempot5 optimist5
transcrib whisper8 tts7 tt7 speech7 podcast7 subtitl6 elevenlabs6 audio6 dictat6 transcript6 voic6 eleven6
transcript transcrib6 whisper5 summar5 podcast5
transform pytorch5
transient backoff7 retri7 exponenti6 xx6 attempt6 failur5 jitter5 retryabl5 resili5 breaker5
transit scene5 fade5 smoothli5
translat turkish7 english7 russian6 portugues6 swedish6 vietnames6 italian5 po5 dutch5 languag5 arab5 french5
transliter latin9 cyril9 roman7 arab7 hebrew7 versa7 vice7 alphabet7 greek6 rune6 unicod6 phonet6
transmit send5 receiv5
transpar background5 foreground5
transpil swc6 esm6 minifi6 esbuild6 preprocessor6 webpack6 babel5 typescript5 script5 rollup5 wasm5 cjs5
transport sse6 websocket5 socket5 rpc5 protocol5 streamabl5 client5
trap proc5 bl5 asid5
trash purg5
travel retract5
travers recurs7 nest5 walk5 deepli5
travi appveyor8 circleci7 ci6 yml6 jenkin5 codecov5 gha5
treat omit6 empti6 explicitli6 unless5 must5 absent5 rather5 non5 reject5 previous5 cannot5 unavail5
tree walker5
trend insight5
tri sometim7 try6 abl6 bad6 happen6 realli6 sure6 anywai6 possibl6 howev6 seem6 again5
triag remedi5 diagnos5 escal5
trial entitl5 pai5 median5
triangl mesh7 polygon7 triangul7 rectangl7 convex7 intersect6 vertex5 sphere5 paint5 rectangular5 ellips5 hole5
triangul triangl7 convex7 polygon7 mesh7 intersect6
trick stuff5 littl5
trigger fire5
trim whitespac6 char6 trail5 punctuat5 newlin5 strip5
trio asyncio7 async7 asynchron6 twist6 coroutin5 semaphor5
tripl unquot5
trivi snyk8 vuln7 sast6 cve6 vulner6 sarif6 scan6 scanner6 gitleak6 sbom5 dependabot5 taint5
trivial obviou5
troubl weird5 seem5 problem5 somehow5 rare5 strang5 appar5 annoi5
troubleshoot diagnos5 guidanc5 guid5 diagnosi5
true fals8 is5 bool5 disabl5 enabl5 default5 flag5 truthi5 boolean5 alwai5 set5
truffl trufflehog8 hog6 gitleak5 detector5
trufflehog truffl8 gitleak7 detector5 hog5
truncat ellipsi6 char5 length5 overs5 overflow5
trunk branch6 graphit5 ruff5 rebas5 squash5 git5 push5 bisect5 merg5
trust attest5 sign5 reput5 oidc5 issuer5 verifi5 tamper5 certif5
truth authorit6 proposit6 canon6 mere5 fiction5 versu5 contradict5 disclosur5 sole5 durabl5 belief5 proven5
truthi falsi7 boolean6 null5 fals5 isempty5 true5 coerc5 undefin5
try tri6 bad6 possibl6 happen6 abl6 sure5 sometim5 realli5 even5 also5 seem5 thing5
ts tsconfig6 vitest6 src5 bun5 lib5
tsc tsconfig7 biom6 cjs6 cj6 bun6 esm6 dist6 vitest6 typecheck5 lint5 eslintrc5 typescript5
tsconfig tsc7 ts6 vitest6 biom6 oxlint6 eslint5 bun5 eslintrc5 typescript5 oxfmt5 devdependencies5 jest5
tsv csv8 xlsx7 excel7 spreadsheet6 od6 xl6 parquet5 pptx5 dumper5 messi5 tabular5
tsx sidebar5 rechart5 dashboard5 compon5 switcher5 ui5 jsx5
tt tts9 speech8 elevenlabs7 voic7 whisper7 eleven7 transcrib7 speaker6 dictat5 speak5 audio5 multilingu5
ttf woff8 font7 san6 neatli5 plex5 glyph5 famili5 mono5
ttl evict7 lru7 expir6 decrement6 cach6 expiri5 mtime5 lc5 memcach5
tts tt9 speech9 elevenlabs8 voic8 whisper7 transcrib7 eleven7 dictat6 speaker6 audio6 speak6 multilingu5
tty stdout7 pty6 stderr6 stdin5 consol5 pipe5 exec5 ansi5 vt5
tu que8 modulo8 con8 para8 est7 um7 del7 ao7 un7 el6 ia6 de6
tube youtube9 you9 yt8 youtub8 artist7 fetcher7 spotifi7 tok6 tik6 video6 podcast6 reddit6
tui termin7 pane5 pty5 textual5 vt5 curs5 scriptabl5 cli5 tmux5
tune fine7 train6 ra5 hug5 huggingface5 infer5 distil5 lm5 pytorch5 torch5
tunnel https7 udp7 sock6 tcp6 proxi6 ssh6 internet6 lan6 tailscal6 sni6 dns5 dn5
tupl struct7 deseri7 flatten6 enum6 dict6 serial5 str5 dataclass5 variant5 visit5
turbo typecheck6 bun5 nine5 oxlint5
turkish swedish7 vietnames7 arab7 dutch7 english7 translat7 portugues7 italian6 russian6 hebrew6 persian6 transliter5
turn rememb5 convers5 tell5
tutori guid6 cookbook6 blog5 quickstart5 academi5 dive5 introduct5 walkthrough5
tv movi6 favorit6 season6 playlist5 episod5 plai5 ios5 portal5 android5
tweak footnot5 adjust5 classnam5
tween stagger7 entranc7 eas6 breath6 overshoot6 settl6 sine6 bounc6 motion6 displac6 opac6 timelin5
tweet twitter7 webpag6 reddit6 scraper5 crawl5 sentiment5 rss5 social5 feed5
twelv eight7 seven6 five6 four6 ten6 hundr5 six5 round5 twenti5 thousand5
twenti seven8 hundr7 thousand7 ten6 defend5 five5 forti5 year5 eight5 europ5 twelv5 citi5
twice onc5 again5 discard5
twist asyncio7 asynchron6 trio6 rpc5 async5 tful5 rabbitmq5 coroutin5 mq5 restful5 websockets5 rabbit5
twitter reddit8 facebook8 instagram7 tweet7 linkedin7 tok7 scraper6 tik6 social6 crawl5 crawler5 rss5
two same6 on6 differ6 three6 both6 exactli5 distinct5 between5 four5 apart5 disagre5
txt sitemap5
ty pyright6 ruff6 linter5 mypi5
type semver6 direct6 depend6 minor5 patch5 updat5 jm5 definit5 bump5 version5 typescript5
typecheck nine7 bun7 oxlint6 focus6 vitest6 turbo6 pass6 tsc5 verif5 pnpm5 lint5 oxfmt5
typeerror valueerror7 throw7 undefin6 except6 error6 unhandl6 uncaught6 swallow6 coerc6 illeg6 rais6 nil5
typeof instanceof6 uncheck5 undefin5 discrimin5
typer argpars6
typescript js7 script7 javascript6 definit6 esm6 eslint5 es5 transpil5 jsdoc5 java5 cjs5 node5
typewrit anim5
typic often5
typo grammat7 misspel6 fix5 spell5 mistak5 grammar5 stupid5
typograph emphasi5 font5 fontsize5
typographi headlin7 eyebrow6 mono6 px6 ink6 serif5 focal5 uppercas5 ital5 coral5 topbar5 lg5
tz timezon6 utc6 datetim5 datetime5 microsecond5 dst5
ua fil9 ph9 cz9 hu8 cs8 ro8 pl7 uk7 nl6 sv6
uber softprop7 testifi6 scorecard6 hashicorp6 testcontain6 jsdom6 codeql6 goreleas5 digitalocean5 micromatch5 mobi5
ubuntu fedora8 debian7 distro7 linux7 apt7 alpin6 deb6 rpm6 glibc6 freebsd5 maco5 arm5
ud unix5
udp tcp8 sock7 tunnel7 socket6 lan6 sni6 dn5 tls5 protocol5 dns5 handshak5 port5
ugli hopefulli6 weird6 awkward6 complic6 littl5 lot5 harder5 stuff5 mayb5 seem5 bite5 make5
ui compon7 shadcn6 react6 toast5 angular5 vue5 tsx5 tailwind5 radix5 frontend5 customiz5
uid enrol7 organis7 gid6 ou6 tracker5 entiti5 combo5 operand5
uint int7 unsign7 bigint6 bit6 integ6 byte5 big5
uk ph7 ua7 fil7 cz7 pl6 cs6 hu6 canada6 nl6 gov6 ro5 sv5
ul li8 blockquot8 href6 em5
ultra lossless5 fast5
um ao9 suport8 que8 modulo8 para8 est7 tu7 su7 de6 un6 da6 mai6
umbrella ex5 phoenix5
un est8 utilis7 que7 le7 de7 modulo7 para7 du7 tu7 su7 par6
unaffect unchang5 regardless5 unset5
unambigu vagu6 clearli5 concis5
unari expr6 ql6 histogram5 scalar5
unauthent bearer5 auth5 logout5 login5 authent5 unauthor5 csrf5 cors5
unauthor invalid5 unauthent5
unavail absent6 gracefulli5 unknown5 fallback5 unsupport5 degrad5 insuffici5 treat5 fail5 fall5 malform5 distinguish5
unblock asap6
unbound indefinit5
unbreak europ5 plant5 wall5 payoff5
uncaught unhandl8 except7 swallow7 throw6 fatal6 error6 typeerror6 unexpectedli6 valueerror6 traceback6 catch5 illeg5
uncertain elig5 outcom5 outbound5 ambigu5
uncertainti probabilist6 ensembl5 predict5 estim5 causal5 surrog5 calibr5 neural5
unchang untouch6 unaffect5 onli5 both5 preserv5 stai5
uncheck instanceof7 sprawl6 dto5 typeof5
unclear clarif6 ambigu6 clearli5 vagu5 obviou5
uncom config5
uncommit stash8 unstag7 untrack7 porcelain7 branch7 squash6 rebas6 worktre5 onelin5 bisect5 dirti5 diff5
uncompress gzip8 decompress8 zstd7 compress7 deflat7 unzip7 lz6 tar6 gz6 zip6 zlib6 unpack6
uncondit unreach5
uncov ut6 nnn6 traceabl6 req6 untest5 coverag5 arch5 scenario5 sts5 sy5 mod5
undefin typeerror6 falsi6 nil5 null5 throw5 typeof5 return5 coerc5 truthi5 accessor5 swallow5 empti5
under licens5
underli interceptor5
underlin emphasi6 bold6 ital5 emphas5 em5 monospac5
underneath settl5 entranc5 shoot5
underscor hyphen7 lowercas7 acronym7 camel6 alphanumer6 kebab6 pascalcase6 pascal6 case5 dash5 camelcase5 snake5
understand think6 goal5 explain5 thoroughli5 examin5 approach5 nuanc5 deeper5 clearli5 know5 structur5 explan5
undetect cdp8 playwright7 puppet7 chromium7 firefox6 chrome6 devtools6 headless6 webkit5 browser5 anti5 captcha5
undo redo8
undocu traceabl5
unescap escap7 backslash7 apostroph6 curli5 quot5 liter5 uri5 charact5 backtick5 unicod5 unquot5 utf5
unexpect error6 crash6 failur6 bad6 malform6 invalid5 fatal5 unexpectedli5 fail5 throw5 caus5 unhandl5
unexpectedli uncaught6 unhandl6 segfault5 crash5 unexpect5 swallow5 bad5 somehow5 fatal5 error5 typeerror5
unfinish continu6 rng5 resum5 mandatori5
unfortun appar5 although5 weird5 strang5 seem5 sometim5 complic5 anymor5 howev5 perhap5 quit5 thu5
unhandl uncaught8 swallow7 except7 error7 valueerror6 throw6 fatal6 catch6 typeerror6 traceback6 unexpectedli6 unexpect5
unicod ascii8 utf7 charact7 latin6 multibyt6 rune6 cjk6 transliter6 emoji5 alphabet5 cyril5 encod5
unifi agnost6 modular5 multimod5 toolkit5 vision5 ecosystem5 intellig5 pipelin5 ml5
uniform hue6 chroma5
unimpl wow5 stub5
uniniti misus5
uninstal brew6 instal6 homebrew6 cask5 reinstal5 apt5
unintend accident5 unwant5
union discrimin6 constructor5 enum5 descriptor5
uniqu uuid7 id6 identifi5 unique5 collis5 fk5 lexicograph5
unique debt6 yellow6 ce5 uniqu5 missing5 brainstorm5
unit test6 unittest5 organis5
unittest test6 pytest6 mock6 unit5 suit5 fixtur5 testcase5 spy5
univers school6 student5
unix ud5 posix5
unknown malform7 unsupport6 reject6 unrecogn6 unpars5 miss5 unavail5 invalid5 silent5 error5 absent5 fail5
unless explicitli8 explicit7 must6 onli6 treat5 intention5 later5 broad5 therefor5 requir5 remain5 rather5
unlik though5
unlimit max5 limit5 cap5
unlink tempfil5 temp5
unload reload6 autoload5 load5 eager5 lazili5
unmap va6 fault6 asid5 mmap5
unmarsh marshal6 struct5
unmatch match5
unmodifi copi6 softwar6 sublicens6 furnish5 redistribut5 herebi5
unmount teleport8 hmr7 suspens7 ssr6 hydrat6 bail5 aliv5 prop5 mount5 child5
unnecessari redund7 avoid7 elimin7 remov6 reduc6 clutter6 unus5 unneed5 useless5 rid5 refactor5 duplic5
unnecessarili expens5
unneed remov7 unus6 obsolet6 unnecessari5 useless5 extran5 rid5 redund5
unoffici offici6 wrapper6 api5 facebook5 steam5 bing5 messeng5 scraper5
unord order6 sort6 arbitrarili5 chronolog5 descend5
unpack unzip6 zip6 tar6 uncompress6 decompress5 gz5 gzip5 archiv5 lz5 tarbal5
unpars malform7 loudli5 absent5 unknown5 unread5 gracefulli5 invalid5 fatal5 empti5 fail5 error5 unrecogn5
unpin pin5 packagemanager5 lockfil5
unpredict random5
unpublish volatil7 exposur7 hot6 dirti6 barrier6 loss6 soft6 handoff6 durabl6 lose5 closur5 disclosur5
unquot backtick7 heredoc7 quot7 delimit6 apostroph6 escap6 curli6 colon5 newlin5 backslash5 doubl5 comma5
unreach reachabl5 mislead5 uncondit5 refus5 perman5 dead5
unread unpars5
unrecogn valueerror6 unknown6 typeerror5 error5 throw5 invalid5 unpars5 malform5
unrel dirti6 accident5 untrack5 broad5 scope5
unreleas prereleas5
unresolv clarif6 blocker6 escal5 ambigu5 incomplet5 oblig5 proce5 consequ5 remain5 resolved5 recover5 owner5
unsaf sprawl6 instanceof6 dto5 cast5
unsav save5 wish5
unscop preload5 associ5 eager5 polymorph5
unset default5 set5 regardless5 omit5 unaffect5
unsign int7 integ7 uint7 bigint6 bit6 decim5 big5 coerc5
unspecifi testabl5 criterion5 scenario5 assumpt5
unstag uncommit7 untrack7 stash6 porcelain6 branch6 squash6 diff5 rebas5 onelin5 git5
unstructur extract5
unsubscrib inbox6 newslett6 subscrib6 mail6 gmail5 sender5 imap5 smtp5 mailer5 email5 send5
unsupport unknown6 malform6 reject5 invalid5 unavail5 miss5
unsur ask6 tell5 whether5
untag ani5 mental5
untest uncov5 coverag5
until fiber6 wait5 settimeout5 await5 cancel5 promis5
untouch unchang6 intact6 land5 normalis5 stai5
untrack uncommit7 unstag7 worktre7 porcelain6 stash6 branch5 gitignor5 git5 unrel5 jj5 dirti5 clean5
untrust security6 inject5 fenc5 malici5 exfiltr5 rules5
unus remov7 unneed6 obsolet6 rid5 useless5 redund5 dead5 unnecessari5 refactor5 deprec5
unverifi verdict5
unwant unintend5
unzip zip7 tar7 gz7 decompress7 gzip7 uncompress7 unpack6 archiv6 zstd6 bomb5 deflat5 lz5
updat semver7 minor7 version7 depend7 patch7 bump7 direct6 chore6 dep6 jm6 type5 upgrad5
update delete7 insert7 create7 table7 alter7 upsert7 cascade6 ddl6 fk6 exists5 key5 pg5
upgrad version6 latest6 newer5 older5 downgrad5 updat5 reinstal5 lts5
upload download5
upon tk5 wish5
upper pascalcase6 lower6 pascal6 camel6 kebab6 snake6 camelcase5 case5 lowercas5 acronym5 underscor5
uppercas eyebrow8 ital7 mono7 inter7 jetbrains6 headlin6 serif6 jet6 eb6 lowercas5 typographi5 letter5
upsert update7 insert6 dedup5 delete5
upstash vercel6 ev6 kv6
upstream rebas5 pin5 jj5
uptim monitor5 health5 alert5 slo5
upward tilt5
ur bn9 pk8 ir7 sa7 tr7 ku7 altern7 fa6 kr6 ar6 yo5 bd5
urgent impact5 frequent5
uri rfc5 url5 unescap5 mime5
url baseurl5 uri5 localhost5
urlencod multipart7 charset7 mime5 header5
urllib idna6 axio5 releases5 micromatch5
usa countri6 contin5 citi5
usag consumpt5 cost5 total5 quota5
usb wi8 spi7 wifi7 firmwar7 fi7 peripher7 adc7 esp7 wireless6 hz6 led6 devic6
usd budget5 dollar5 cost5 runawai5 currenc5 spend5
use software8 aris8 arising8 otherwise8 tort7 otherwis6 deal5 liabil5 other5 provided5 incident5 softwar5
useeffect usememo8 rerend8 memo8 usestate8 memoiz6 expens5 effect5
useful miscellan6 handi5 commonli5 stuff5
useless rid6 unus5 redund5 unnecessari5 unneed5 remov5 bunch5 stuff5
usememo rerend9 memo9 useeffect8 usestate7 memoiz7 expens6 impact5
user usernam5 ask5
userid id5
userland elf8 nr7 kernel7 boot7 vf6 proc6 pm6 rq6 asid6 priv6 rs6 rt5
usernam password6 login5 user5
usestate useeffect8 rerend8 usememo7 memo7 memoiz5 prop5 expens5
usr bin6 gem6 rake5 rb5 bundler5 rubi5 lib5
usual want7 often7 sometim6 realli6 far6 happen6 anywai6 though6 someth6 howev6 thing6 anyth6
ut nnn8 sts6 uncov6 traceabl6 mod6 req6 arch6 least6 scenario5 decompos5 techniqu5 decomposit5
utc timezon7 datetim7 date7 timestamp7 datetime7 leap6 microsecond6 januari6 dst6 tz6 iso6 time6
utf unicod7 rune7 multibyt6 charset6 ascii6 encod6 charact5 char5 byte5 latin5 string5 unescap5
util librari6 collect6 variou6 manipul6 easi6 simpl5 easili5 common5 helper5 function5 modul5 interfac5
utilis du8 le8 par8 un7 est7 et7 facil7 franc6 de6 con5 tu5
utm king8 noopen7 blank6 cubic6 pictur6 srcset5 href5 in5
utter versu5 fiction5
uuid uniqu7 id6 fk5 agentid5 princip5
uv venv8 pip8 pyproject7 conda7 poetri7 astral7 virtualenv7 ruff6 uvx6 pyright6 pyyaml6 pytest6
uvx pip7 uv6 venv6 npx5 conda5 instal5 virtualenv5 astral5 poetri5 pypi5
ux improv5 feedback5 delight5
va asid6 proc6 nr6 unmap6 kernel5 userland5 ipc5 pf5 rt5 stub5 priv5 kern5
vacuum sensor5
vagu adject6 unambigu6 concis5 clearli5 unclear5 testabl5 specif5 criterion5
val arrai5
valid ajv5 schema5 check5 strict5
valkei healthi5 replica5 dec5
valu arrai6 coerc6 integ5 string5 field5 null5 falsi5 return5 paramet5 boolean5 instead5 int5
valuabl benefit5 often5
valueerror typeerror7 throw7 except7 unhandl6 error6 unrecogn6 uncaught6 swallow6 rais6 invalid5 bogu5 malform5
van der6 an6 die6 er6 al5 de5 je5
vanilla jquery7 angular6 vue6 customiz5 jqueri5 react5 toast5 javascript5 awesom5 slider5 picker5 highli5
vanish disappear5
var env6 fontsize6 variabl6 noopen5 monospac5 emphasi5 dk5 em5
variabl env6 environ6 var6 config5 configur5 set5 overridden5
variad arg6 argument6 callabl5 paramet5 kwarg5
varianc median6 deviat6 outlier5 nois5 bia5 statist5 score5 pairwis5
variant deseri6 struct5 enum5 serd5 tupl5 borrow5
variat entropi5 mixtur5 latent5 dimension5 permut5
varieti commonli5 variou5 encapsul5 miscellan5
variou facilit6 util6 manipul6 conveni6 easili5 collect5 commonli5 easi5 basic5 common5 streamlin5 preprocess5
vault obsidian6 keyr5 secret5 gpg5
vc vcs8 jj5 svn5
vcs vc8 svn5 hg5
vec deseri5 struct5 syn5 serd5 impl5
vector bm5 memori5 cookbook5 nearbi5 io5 embed5
vehicl electr5 fuel5 station5
veloc spectral5
venv uv8 virtualenv7 pip7 conda7 pyproject7 poetri7 astral6 pyright6 ruff6 pytest6 uvx6 pyyaml5
ver sem6 version5 prereleas5 latest5 vx5
verb noun6 tens6 options5
verbatim verdict5 prose5 cite5 citat5 ps5 fold5
verbos output6 debug6 loglevel5 log5 stderr5 concis5
vercel ev7 deploy6 upstash6 authoris6 preview6 custodi6 cloudflar5 nitro5 receipt5 cooper5 alchemi5 prove5
verdict land6 car6 fold6 ps6 conductor6 rev5 verbatim5 unverifi5 produc5 honest5 round5 ladder5
verif verifi6 proof6 typecheck5 receipt5 closeout5 ledger5 nine5 prove5 journei5
verifi verif6 against5 sign5 trust5
versa vice9 transliter7 roman7 cyril6 hexadecim6 latin6 alphabet6 convert6 rune5 hebrew5 bs5
version semver7 depend7 patch7 updat7 bump7 upgrad6 minor6 latest6 dep6 direct6 releas5 ver5
versu mere6 ordinari6 fiction5 disclosur5 elig5 pc5 mechan5 distinguish5 plausibl5 truth5 legitim5 actor5
vertex triangl5 bedrock5 mesh5 polygon5 convex5 groq5
vertic horizont8 bottom6 tall6 align6 height5 width5 center5 pad5 scroll5 flex5 middl5 top5
vet fmt5
vf nr7 rq6 userland6 pm6 errno5 kernel5 proc5 ipc5 pf5 fs5 priv5 elf5
vh hl6 viewport5
vi vn8 ja7 hi7 th7 cn7 zh7 ko6 jp6 kr6 ru5 altern5
via mcp5 server5 cli5
viabl simplest5
vice versa9 transliter7 roman7 hexadecim6 cyril6 latin6 alphabet6 convert6 hebrew5 rune5 bs5
video mp7 audio7 tube6 youtube6 you6 subtitl6 youtub6 yt5 ffmpeg5 thumbnail5 medium5 artist5
vietnames arab7 turkish7 persian7 chines7 thai6 hebrew6 swedish6 translat6 english6 asian6 russian5 transliter5
view panel5 toolbar5 layout5
viewer visual5 payoff5
viewport scroll6 overflow6 horizont6 layout5 tall5 shrink5 scrollabl5 height5 width5 scrollbar5 tighter5 bottom5
vim keybind8 neovim7 ghostti7 tmux7 emac6 pane6 lsp6 editor5 leader5
violat constitut5 principl5 forbidden5 constraint5 runtimeerror5 enforc5 doe5
virtualenv conda8 poetri7 venv7 pip7 uv7 pyproject6 uvx5 astral5 pyyaml5 environ5
visibl hide6 scroll5
vision multimod6 recognit6 yolo6 augment5 pose5 medic5 train5 unifi5 toolkit5 cv5 preprocess5 toolbox5
visit visitor7 borrow7 impl6 deseri6 serd6 further6 into6 mut6 ser6 struct5 clippi5 needless5
visitor visit7 impl6 deseri6 borrow6 mut6 into6 struct6 ser5 serd5 seq5 trait5 further5
visual plot6 viewer5 viz5 graphic5 diagram5 analysi5
vite nitro6 tanstack6 nuxt6 webpack6 tan6 esbuild5 rollup5 astro5 vitepress5 wrangler5 svelt5 cloudflar5
vitej terser8 micromatch7 releases7 stylist7 history6 changes6 qs6 release6 hq6 rollup6 testcontain6
vitepress astro6 nuxt5 vite5 shiki5 site5
vitest bun6 jest6 tsconfig6 typecheck6 ts6 tsc6 oxlint5 test5 nx5 pnpm5 vite5 mocha5
viz diagram6 flowchart6 chart5 visual5 graphic5 mermaid5
vk ii7 oi7 sw7 nc6 nd6 vw6 messeng5 ey5
vm guest7 qemu7 boot6 desir6 sandbox6 placement5 volum5 reboot5 workload5 plane5 outright5
vn vi8 ja8 th8 jp8 ko7 kr7 hi7 cn7 zh7 altern6 ru5 rel5
vo tour5
vocabulari synonym5 phrase5 german5 greet5 rephras5 english5 french5 teach5 concept5 noun5 russian5
voic tts8 speech7 tt7 elevenlabs7 speak7 eleven6 whisper6 transcrib6 dictat6 audio6 talk6 speaker5
void callabl5
volatil unpublish7 hot6 barrier6 loss5 dirti5 handoff5 durabl5 ephemer5 soft5
volum desir5 vm5 guest5 snapshot5 outright5 disk5
volumetr pa5 pressur5 retract5 tower5 mm5 speed5
vote elect5
vpc ec8 ecs7 rds7 ek7 subnet6 aws6 rd6 aw6 amazon6 aurora6 serverless5 construct5
vpn stage5 prod5 tg5 admin5 dec5 net5 provis5 refund5
vs vscode5
vscode ide6 monaco5 ext5 copilot5 vs5 windsurf5
vt termin7 ansi6 pty5 tui5 tty5 emul5 consol5
vu pdf5 dj5
vue angular8 react8 compon6 svelt6 vanilla6 customiz6 jquery6 js5 draggabl5 typescript5 drag5 ui5
vuln cve7 vulner7 trivi7 snyk6 scanner6 sast6 exploit5 scan5 security5 ghsa5 critic5 sever5
vulner cve8 exploit7 secur7 vuln7 scanner7 snyk6 malici6 trivi6 sast6 threat6 security6 xss6
vw oi8 ii7 nc7 nd6 sw6 vk6 mi5
vx prereleas5 publish5 ghcr5 ver5
waf spoof5 dns5 firewal5 protect5 xss5 mitm5 dn5 attack5
wai thing7 make7 realli6 easier6 abl6 want6 easi6 littl6 like5 more5 much5 look5
wait cancel6 timeout6 poll6 stop6 shutdown6 finish6 hang6 stall6 immedi5 until5 sigterm5 kill5
wake sleep7 night5 awak5 morn5 alarm5
wal exemplar6 chunk6 mmap6 append5 feature5 corrupt5 xor5 garbag5 histogram5
walk walker5 ancestor5 recurs5 travers5
walker tree5 walk5 recurs5
walkthrough onboard5 guid5 tutori5
wall unbreak5 thick5 istanbul5
wan ra6 lo5 pv5
want need7 usual7 thing7 someth7 realli7 sure7 everyth6 tell6 often6 anyth6 yourself6 think6
ware sell5 maker5
warm amber6 teal6 golden6 cool5 brown5 gold5 grei5 navi5 silhouett5 mountain5 cloth5 white5
warmup cold5
warn warning6 suppress5 error5 fail5 silent5 miss5
warning warn6 critical5 proceed5
warp dissolv6 shader6 distort5 burn5
warranti warranties9 limited9 implied9 including9 warranty9 merchantability8 fitness8 provided8 impli8 kind7 includ7 purpose6
warranties limited9 merchantability9 fitness9 including9 warranti9 implied9 impli8 warranty8 provided7 purpose7 merchant7 particular6
warranty provided9 implied9 warranti9 including8 limited8 warranties8 impli7 kind7 software7 merchantability6 without6 fitness6
wasm webassembly8 cpython6 assembl5 zig5 transpil5 rust5 deno5 esm5
wast overhead6 expens5 bloat5 excess5 cost5 reduc5 unnecessari5 elimin5
watch watcher5
watchdog timer6 heartbeat5 poll5 shut5 interv5 ping5 timeout5 healthcheck5
watcher watch5
water mountain7 golden7 atmospher6 cook6 stone6 rise6 sky6 silhouett6 sea6 hammer5 bamboo5 distant5
waterfal rsc5 elimin5 critical5 impact5
wave oscil6 sine5 phase5
wayland window6 macos6 hotkei6 mac6 desktop6 dock5 linux5 trai5 os5
wc onelin7 ls5 rg5 grep5 porcelain5
wcag contrast7 aaa7 aa6 oklch5 foreground5 hsl5
we qq6 messeng5 what5 whatsapp5 bot5 telegram5 chat5
weak strong5
weaken strengthen7 admiss5 contradict5 reopen5
weaker earliest6
weapon armor5 combat5 stanc5 equip5 punch5
weather climat6 nation5 earth5 station5 solar5
web browser5 websocket5 websockets5 client5
webassembly wasm8 assembl6 cpython6 lz5 zig5 bytecod5 pure5 rust5
webfetch websearch8 deepwiki7 grep6 glob5 rg5
webgl gl8 shader7 textur6 canva5 graphic5
webhook deliveri6 payment5 idempot5 telegram5 inbound5 outbound5
webkit safari6 firefox6 chrome6 cdp6 chromium6 undetect5 browser5 devtools5 headless5 playwright5
webp jpg8 jpeg8 gif8 bmp7 png7 imagemagick5 ico5 imag5 thumbnail5 lossless5 mp5
webpack esbuild8 rollup7 swc7 babel7 sourcemap7 bundler6 minifi6 parcel6 esm6 sass6 vite6 transpil6
webpag tweet6 crawl6 crawler5 websit5
websearch webfetch8 deepwiki7 grep6 glob5 rg5 search5
websit site6 crawl5 crawler5 sitemap5 seo5 webpag5 jekyl5 scraper5 easili5 cms5 page5
websocket socket8 websockets8 sse6 rpc6 ws6 multiplex6 client6 streamabl5 transport5 protocol5 realtim5 relai5
websockets websocket8 socket7 sse6 ws6 rpc6 multiplex5 streamabl5 rest5 web5 twist5 microservic5
webview postmessage6 tauri6
week dai8 weekdai8 month8 mondai7 quarter7 yesterdai7 todai7 hour6 date6 ago6 weekli5 januari5
weekdai week8 dai7 mondai7 quarter7 month6 todai6 yesterdai6 date6 milli5 hour5 calendar5 leap5
weekli daili8 monthli6 hourli6 week5 dai5 tomorrow5 mondai5 kt5 todai5
weigh stone5 merchant5
weight inter5 famili5 score5 jetbrains5 ital5 serif5
weird seem6 realli6 ugli6 lot6 hopefulli6 stuff6 thing6 complic6 sometim6 anywai5 troubl5 unfortun5
welcom contribut5 pleas5 contributor5 everyon5
well seem5 howev5 wai5 more5 most5 sure5 also5 want5 possibl5 abl5 thing5 work5
west south8 east8 north7 finger7 swipe7 gestur6 asia6 asian5 pinch5
western asian7 chines6 arab5 asia5 vietnames5 roman5 thai5 east5 persian5 south5 japanes5 cjk5
wg lat8 longitud8 latitud8 lon7 geograph7 geo6 coordin6 countri5 geoloc5 locat5
what whatsapp9 sms7 slack6 messeng6 imessage6 telegram6 we5 sm5 chatbot5 bot5 discord5 phone5
whatev anyth6 nobodi6 everyth6 ever5 els5 tell5 someon5 simpli5 noth5 afterward5 suppos5 yourself5
whatsapp what9 sms7 messeng6 slack6 imessage6 telegram6 sm5 we5 instagram5 chatbot5 facebook5 discord5
whatwg rfc5 ietf5
wheel conda5 poetri5 mous5 pyproject5 pip5
when it6 not6 doe5 that5 with5 is5 should5
whenev chang5 simpli5
where or7 have7 doesnt7 ha6 pivot6 not5 polymorph5 with5 pluck5 by5 nullabl5 to5
whether otherwis7 liabil6 tort6 other6 damages6 otherwise6 arising6 aris6 damag6 liabl5 liable5 consequenti5
whichev whatev5
while still6 keep6 stai6 even5 immedi5 wait5
whisper transcrib8 tts7 tt7 speech7 dictat6 podcast6 voic6 elevenlabs6 subtitl6 eleven5 audio5 mp5
white black7 navi7 pink7 orang7 accent6 tint6 blue6 grai6 cream6 dark6 teal6 purpl6
whitespac punctuat7 newlin7 trail6 strip6 indent6 delimit6 trim6 comma6 space6 strai5 charact5 hyphen5
whoever defenc8 normalis7
whole on5 noth5 everyth5 whose5 hold5 everi5 exactli5 deliber5 rather5 anyth5 stai5
whose carri6 exactli6 rather6 alon6 cannot6 therefor6 noth5 never5 deliber5 own5 everi5 neither5
wi wifi9 fi9 usb8 wireless7 firmwar7 spi7 lan6 adb6 esp6 pb5 comm5 pocket5
wide shot5 slowli5
widget pref5 menu5 panel5 dialog5 button5
width height8 pad6 tall6 px6 size5 vertic5 overflow5 align5 viewport5 ellipsi5 col5 flex5
wifi wi9 fi9 usb7 wireless7 spi6 firmwar6 lan6 adb6 pb6 pocket5 fw5 comm5
wiki wikipedia7 bird6 credibl6 deepwiki5 org5
wikipedia wiki7 bird6 credibl6 articl5 the5 mozilla5 and5 org5 en5
wildcard subdomain5 glob5 match5
will associ5 ha5 polymorph5 be5
win tie5
wind morn7 sea6 distant6 water5 cook5 air5 atmospher5 bell5 hammer5 occup5
window wayland6 macos6 mac6 linux6 os5 desktop5 trai5 titlebar5 osx5 wsl5
windsurf antigrav7 cursor7 aider7 copilot7 ide6 grok6 opencode6 droid6 formerli6 claud5 code5 codex5
winner cas5 simultan5
wipe tower8 retract7 printer6 plate5 bugfix5 spiral5 pa5 arrang5 print5
wireless wi7 adb7 wifi7 bluetooth7 fi7 devic6 usb6 lan6 esp5 spi5 led5 comm5
wish tk6 dialogu5 harmon5 upon5 colour5 unsav5
wit tamper6 seal5 cryptograph5 attest5
with not6 for6 to6 doesnt6 method6 from6 or6 as5 that5 have5 doe5 where5
withdraw referr7 gift7 reward6 growth5 partner5 earn5 discount5
within each5
without provided6 warranty6 implied5 impli5 warranti5 software5 either5
wm tile5
wo wow7 friend5 srp5
woff ttf8 font6 nt5
word phrase6 sentenc6 english6 pronounc6 text5 phonet5 noun5 spell5 grammat5 synonym5 tens5 russian5
wordmark logo6 taglin6 brand6 hero5 cta5 illustr5
wordpress jekyl5 cms5 wp5 cm5
work want6 well5 thing5 everyth5 need5 wai5 make5
workaround osx5
workdir cwd6 environ5 dockerfil5
worker cloudflar5
workflow ci6 yml6 pr5 hub5 gh5 gha5 superior5
workload fleet6 plane6 guest5 vm5 desir5
workshop stripe6 invit5 club5 member5
workspac pnpm6 lockfil6 bun5 monorepo5 root5 npmrc5 repo5 yarn5 npm5 mise5
worktre untrack7 toplevel6 jj6 porcelain6 branch5 pwd5 dotfil5 uncommit5 repo5 wt5 bead5 git5
world fiction5 pc5
worldwid herebi8 charg6 perpetu6 licens6 redistribut6 free6 softwar5 obtain5 patent5 freedom5 gpl5 indirectli5
worri yourself5
wors disagre6 nobodi6 honest5 loudli5 quietli5 honestli5 noth5 worth5 wrong5 indistinguish5
worth matter6 someth6 thing6 obviou6 realli5 surpris5 tradeoff5 anywai5 someon5 anyth5 think5 often5
wow wo7 friend7 srp6 guild6 unimpl5
wp wordpress5
wrangler redeploi6 cloudflar6 cf5 vite5 env5 kib5 ki5 jsonc5
wrap insid5 around5
wrapper librari6 python6 around6 simpl6 unoffici6 easi5 api5 lightweight5 client5 interfac5 interact5
writabl mutabl5 campaign5 cas5 ordinari5 active5
write read6 atom5
writer reader8 latex7 linebreak7 footnot7 te7 rst7 docx7 hyperlink6 tex6 paragraph6 gfm6 la6
wrong incorrect5 actual5 bad5 bug5 caus5 problem5 someth5 guess5 look5 miss5 catch5 wors5
wrongli incorrectli5
ws wss7 websocket6 websockets6 sse5 socket5 streamabl5
wsl gitattribut7 crlf6 powershell6 lf6 eol6 powershel6 sed5 window5
wss ws7 githubusercont7 googleapi5 changes5
wt hei6 nix6 dotfil5 hm5 jj5 worktre5 darwin5
www org5 edu5 nuget5
xai deepseek8 mistral8 openai8 minimax7 glm7 qwen7 groq7 openrouter7 gpt7 openrout7 kimi7 grok7
xc compil5 swift5
xcode os6 macos6 mac6 maco5 ios5 notar5 swift5 dmg5 osx5 gatekeep5 cask5 brew5
xdg dir6 symlink5 pwd5 config5 path5 tmp5 directori5
xe te6 la6 latex6 tex6 linebreak5 con5 writer5 ka5
xhr ie5 ajax5 request5 jsonp5
xhtml html6 ietf5 xml5 markup5
xl lg7 xlsx6 tsv6 spreadsheet5 rem5 od5 pptx5 excel5 csv5 col5
xlsx excel8 pptx8 spreadsheet8 tsv7 csv7 offic7 od7 docx7 xl6 pdf6 sheet5 beautifulli5
xml parser5 pom5 pars5 xpath5 csv5 xhtml5 convert5 html5
xor enc7 histogram5 wal5 st5 encod5 feature5
xpath selector5 parser5 xml5
xr ios6
xs lg6 perl5
xss attack7 malici7 ssrf6 exploit6 dos6 csrf6 forgeri6 exfiltr6 vulner6 inject5 cve5 hijack5
xx retri6 backoff6 transient6 retryabl6 exponenti6 attempt5 timeout5 breaker5
xxx fixme6 fixm6
xy srgb8 rgb7 chromat7 xyz7 hsl6 notat6 grayscal5 chroma5 hue5 nb5
xyz srgb7 xy7 chromat6 rgb6 hsl6 abc6 grayscal5
yagni tdd5 adher5 strictli5 simplic5
yahoo stock6 financi6 market6 trade6 fund6 invest5 financ5 bing5 portfolio5 ticker5 estat5 quantit5
yaml json5 manifest5
yard rev7 lane7 car6 board6 stranger5 park5 mandat5
yarn packagemanager7 lockfil7 pnpm7 npm6 mise6 gv5 instal5 hermet5 bun5 reinstal5 npx5 npmrc5
ye approv5
year quarter6 month6 dai6 leap5 week5 jan5 thousand5 twenti5 found5 ago5 januari5 hundr5
yellow debt7 deepen7 brainstorm6 compound6 devin6 unique6 ce5 king5 analyst5 skill5 review5 council5
yesterdai week7 todai6 mondai6 weekdai6 month6 tomorrow6 dai6 date5 quarter5 ago5
yet still6 readi5
yml ci7 gha6 circleci6 travi6 workflow6 ghcr5 codecov5 appveyor5 docker5 hub5
yo ku9 ng8 il7 tm6 et6 altern6 fr6 tk6 bn5 ur5 home5 rel5
yolo pose7 vision6 cv6 recognit5 ov5 medic5
you youtube9 tube9 yt8 youtub8 artist7 fetcher7 spotifi7 tok7 tik6 podcast6 video6 reddit6
yourself want6 anyth5 someon5 need5 usual5 everyth5 whatev5 tell5 anyon5 someth5 thing5 worri5
youtub yt8 youtube8 tube8 you8 artist7 spotifi7 fetcher7 podcast6 song6 subtitl6 video6 mp6
youtube you9 tube9 yt8 youtub8 artist7 fetcher7 spotifi7 tok7 tik6 podcast6 video6 reddit6
yq jq6 gt6 graphit6 printf5 pipefail5 deepen5
yr purpl7 brown7 rp7 orang6 grai6 blue6 teal6 green5 amber5 cyan5 pink5 ish5
yt youtube8 you8 tube8 youtub8 artist8 spotifi7 fetcher7 podcast6 song6 subtitl6 mp6 video5
yyyi yyyy9 hh9 dd9 mm8 ss8 date5 nn5 subsect5 todai5 slug5
yyyy yyyi9 hh9 dd9 ss8 mm8 nn5 subsect5 slug5 date5 todai5
za regex6 sk5 pat5
zap recal6 bank5 retain5 reflect5
zh ja8 cn8 ko7 vn7 po7 hi7 vi7 nl6 pt6 th6 fr6 ru6
zig cpython6 rust6 llvm5 wasm5 webassembly5 jit5
zip unzip7 tar7 gz7 archiv6 unpack6 uncompress6 decompress6 gzip6 tarbal5 checksum5 zstd5 bomb5
zlib decompress8 zstd8 lz8 deflat8 gzip7 compress6 uncompress6 inflat5 lossi5
zod schema6 openapi5 jsonschema5 dto5 prisma5
zombi reap7 pid6 stick5 kill5 child5 orphan5
zone timezon5 dst5
zoom pan7 pinch6 scroll6 parallax6 gestur5 mous5 flip5 swipe5 camera5 drag5 viewport5 horizont5
zsh zshrc8 fish6 nix6 dotfil6 neovim6 ghostti6 tmux6 pwd5 shell5 lsp5 homebrew5 keybind5
zshrc zsh8 nix6 dotfil5 fish5 homebrew5 neovim5 ghostti5 tmux5 darwin5
zstd decompress9 lz8 deflat8 zlib8 compress8 uncompress7 gzip7 unzip6 lossi6 inflat6 bomb5 tar5
`};var Jn=E(["a about actually again all already also am an and any are as at be been but by can could did do does done ever exactly for from","go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please","previously quick question really remember so some still tell thanks that the their them then there these they thing this those to up us","was we were what whats when where which who why will with work would yeah yes you your"]),Ae="agree agreed again approach broke broken bug bugs cause caused causes change changed choose chose chosen came come conclude concluded conclusion deal dealt decide decided decision drop dropped end ended error errors fail failed failing figure figured find fix fixed fixes fixing found get got handle handled happen issue issues keep kept last learn learned learnt look looked made make need needed once pick picked problem problems put reason reasons rule rules said say set settle settled solution solve solved solving switch switched think thought time told trick trouble try tried turn turned use used using version want wanted way went work worked working wrong",Se=["back before bring catch couple changed changes continue day decide decided decision decisions discuss discussed doing earlier everything far fill found get give got happened happening","last learn learned learnt leave left leftovers list lost ago off on open outstanding past pending points previous progress recall recap refresh remain remaining remains remind seen session","sessions speed start started stop stopped stuff stand status summarise summarize summary things time today track up week where working yesterday","bisher gearbeitet gemacht getan gestern heute zuletzt hicimos ayer fizemos ontem fatto ieri avons fait hier","wo war waren wir sind ist haben noch offen \xFCbrig unerledigt stehen geblieben stehengeblieben liegen liegengeblieben","o\xF9 en \xE9tions nous on \xE9tait reste restait rest\xE9 il \xE0 faire encore suspens d\xF3nde quedamos qued\xF3 qu\xE9 que est\xE1bamos pendiente pendientes falta faltaba por hacer","onde paramos o ficou pendente est\xE1vamos faltava fazer dove eravamo rimasti rimasto cosa era sospeso da fare"],et=E(Se);var rt=E(["jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december","day days week weeks month months year years sunday monday tuesday wednesday thursday friday saturday morning afternoon night last past","today yesterday"]);var rn=q(()=>new Set([Ae,...Se].join(" ").split(" ").map(A))),J=e=>rn().has(e),nt=q(()=>{let e=`(?:${Ae.replaceAll(" ","|")})`;return new RegExp(`\\b(?:we|i|you|they|some(?:one|body)|any(?:one|body))(?: (?:actually|already|also|even|ever|finally|just|not|once|really|to))*(?: ${e}(?: up| out)?)+\\b|\\b${e}(?= (?:with|of|for|about|behind)\\b)`,"gi")});var tt=new RegExp(["^(?:(?:please|so|hey|hi|ok|okay|and|bitte)[, ]+|(?:can|could) you (?:please )?)*(?:(?:what (?:all |else )?(?:have|did|do|had) (?:i|we) (?:ever |already )?(?:ask|asked|tell|told|want|wanted) you to (?:remember|keep in mind)","what (?:all |else )?(?:do|can|did) you (?:still )?remember","(?:list|show|tell)(?: me)? (?:(?:all|everything)(?: that)? |what )(?:you(?:'ve| have)? (?:still )?remember(?:ed)?|i(?:'ve| have)? (?:asked|told) you to remember)","what (?:do|should|must) (?:i|we) (?:have to |need to )?know(?: about (?:this|the|our) (?:project|repo(?:sitory)?|code ?base))?(?: before (?:i|we|you) (?:begin|start))?","was (?:hast|solltest|sollst) du dir (?:alles )?(?:gemerkt|merken)","was habe? ich dir (?:alles )?gesagt,? (?:dass|was) du dir merken sollst"].join(")|(?:").concat("))(?: so far| again| (?:about|of|from|for|in|here in) (?:this|the|our|my) (?:project|repo(?:sitory)?|code ?base)| here| hier| in diesem projekt)*[?.! ]*$"),"i"),it=E(["rules conventions guidelines standards preferences regeln konventionen vorgaben r\xE8gles regles consignes reglas normas convenciones regras conven\xE7\xF5es regole convenzioni"]),at=E(["what which list show tell give remind was welche zeig zeige nenne liste quelles montre donne cu\xE1les cuales qu\xE9 mu\xE9strame dime quais que mostre quali elenca mostrami"]),ot=E(["our my we i ich je here project repo repository codebase unsere unseren meine wir hier projekt nos mes nous on ici projet nuestras mis tenemos aqu\xED proyecto nossas minhas temos aqui projeto nostre mie abbiamo qui progetto"]),st=E(["are were s the all of any does coding do did have know there for in this me us please can could you to should must follow apply hey ok so bitte alle sind waren die das es gibt gelten haben mir uns an soll beachten diesem im dois suivre debo devo seguir seguire sont les a avons t y il toutes dans ce moi son las todas hay en este s\xE3o as todas h\xE1 neste sono le tutte ci sono in questo"]);var{near:nn}=X,Ee=X.concepts.split(`
`),tn=/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,Te={most:.7,less:.05,least:.15},an=1,on=.35,sn=.7;function Oe(e,t){let r=e.indexOf(`
${t} `);return r<0?[]:e.slice(r+t.length+2,e.indexOf(`
`,r+1)).split(" ")}var ee=e=>e.split(" ").slice(1,-1),_e=(e,t=0)=>ee(e).map((r,n)=>{let{most:s,less:o,least:a}=Te,l=Math.max(n,t);return[r,Math.max(a,s-o*l),l<an]});function*cn(e){for(let t of Ee)t.includes(` ${e} `)&&(yield*_e(t,ee(t).indexOf(e)));if(/^[a-z]+$/.test(e))for(let t of Oe(nn,e)){let r=Number(t.slice(-1))/10;yield[t.slice(0,-1),on*(r+.05),r>=sn]}}async function*ln(e){let t=M(e,1),r=tn.test(e);if(t===void 0&&!r)return;let{translated:n,keyOf:s,languagesOf:o}=await Promise.resolve().then(()=>Fe(require("./translated-tables.cjs"),1)),a=(l,u)=>{let d=n.concepts[l].split(`
`),m=Ee.flatMap((i,p)=>{let k=d[p]??"";return k.includes(` ${u} `)?_e(i,ee(k).indexOf(u)):[]}),c=Oe(n.learned[l],u).map(i=>[i,Te.most,!0]);return[...m,...c]};for(let l of t?.stems??[]){let u=/[\u0400-\u04ff]/.test(l)?"ru":t?.language??"ru";yield[l,a(u,s(l))]}if(r)for(let l of o(e)){let{concepts:u,learned:d}=n,m=[...u[l].split(/[ \n]+/),...d[l].split(`
`).map(i=>i.split(" ")[0]??"")],c=[...new Set(m)].filter(i=>i!==""&&e.includes(i));for(let i of c)c.some(p=>p!==i&&p.includes(i))||(yield[i,a(l,i)])}}async function Re(e){let t=ze(e),r=G-t.length;if(r<=0)return[];let n=new Map,s=(a,l,u)=>{for(let[d,m,c]of u){let i=`${a} ${d}`;d!==a&&l*m>(n.get(i)?.weight??0)&&n.set(i,{term:d,weight:l*m,insteadOf:a,isSure:c})}},o=new Set;for await(let[a,l]of ln(e))s(a,1,l),l.length>0&&o.add(a);for(let{term:a,weight:l,insteadOf:u}of t)u===void 0&&!o.has(a)&&s(a,l,cn(a));return[...n.values()].sort((a,l)=>l.weight-a.weight).slice(0,r)}var un=async e=>(await Re(e)).filter(({term:t,insteadOf:r=t,isSure:n})=>n&&!J(t)&&!J(r));0&&(module.exports={nearSubject,nearTo});
});
// build d8859537758ef01fae04392c39cefa73
