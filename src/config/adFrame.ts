/** Messages from the provider's frame to the page; all others are ignored. */
export const FRAME_MESSAGES = {
  found: 'docs-ad:found',
  clicked: 'docs-ad:clicked',
} as const;

/**
 * Script inside the provider's frame: it notifies the page when the provider's elements
 * appear and when one is clicked, and marks the links. Neither the page nor the frame can
 * read the other. It is written as text because the security policy contains its hash.
 */
export const FRAME_WATCHER = `(function(){
var notified=false;
function notify(message){parent.postMessage(message,"*")}
function check(){
document.querySelectorAll("a[href]").forEach(function(link){link.target="_blank";link.rel="noopener sponsored"});
if(!notified&&document.querySelector("a[href],iframe")){notified=true;notify("${FRAME_MESSAGES.found}")}
}
new MutationObserver(check).observe(document.documentElement,{childList:true,subtree:true});
document.addEventListener("click",function(event){
if(event.target.closest&&event.target.closest("a[href]"))notify("${FRAME_MESSAGES.clicked}")
},true)
})()`;
